import { describe, expect, it } from 'vitest';
import { invitation, isLoopback } from '../src/core/invitation';

const at = (origin: string) => ({ origin, hostname: new URL(origin).hostname });
const NETWORK = ['http://192.168.1.5:8160', 'http://10.0.0.7:8160'];

describe('the link to send', () => {
  it('is the address of this machine on its network, if the page was opened here', () => {
    expect(invitation('/table/x', at('http://localhost:8160'), { addresses: NETWORK, command: '' })).toEqual({
      link: 'http://192.168.1.5:8160/table/x',
      others: ['http://10.0.0.7:8160/table/x'],
      reach: 'network',
    });
  });
  it.each(['https://play.example', 'http://192.168.1.5:8160', 'http://[fd00::5]:8160'])('is %s, if the page was opened there', (origin) => {
    const { link, others } = invitation('/table/x', at(origin), { addresses: NETWORK, command: '' });
    expect([link, others]).toEqual([`${origin}/table/x`, []]);
  });
  it('is open to everybody behind a proxy, even if the server itself listens to this machine alone', () => {
    expect(invitation('/table/x', at('https://play.example'), { addresses: [], command: 'ridotto serve' }).reach).toBe('everywhere');
  });
  it('works on this machine alone, if the server listens to nobody else', () => {
    const here = invitation('/table/x', at('http://127.0.0.1:8160'), { addresses: [], command: 'ridotto serve' });
    expect(here).toEqual({ link: 'http://127.0.0.1:8160/table/x', others: [], reach: 'machine' });
  });
  it('reaches nobody, if there is no network', () => {
    expect(invitation('/table/x', at('http://localhost:8160'), { addresses: [], command: '' }).reach).toBe('offline');
  });
});

describe('the names of a machine for itself', () => {
  it.each(['http://localhost', 'http://ridotto.localhost', 'http://127.0.0.1', 'http://127.1.2.3', 'http://[::1]', 'http://0.0.0.0', 'http://[::]'])('%s', (origin) => {
    expect(isLoopback(new URL(origin).hostname)).toBe(true);
  });
  it.each(['http://localhost.example', 'http://128.0.0.1', 'http://[::5]', 'http://127.example'])('not %s', (origin) => {
    expect(isLoopback(new URL(origin).hostname)).toBe(false);
  });
});
