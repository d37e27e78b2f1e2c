/** The city in two columns, as Doge needs it: the middle of a district lies inside it, so Castello has no arm beside San Marco. */
import type { Plan } from '../city/plan';
import { TALL as SHARED } from '../city/tall';

export const TALL: Plan = {
  ...SHARED,
  districts: {
    ...SHARED.districts,
    castello: [
      [376, 532, 12], [460, 532], [470, 526], [600, 530], [608, 524], [698, 526, 10], [712, 540], [709, 600], [715, 610], [712, 670, 20], [704, 716, 24],
      [668, 774, 34], [604, 772, 16], [582, 758], [482, 758], [472, 752], [404, 752, 20], [368, 722, 20], [379, 640], [372, 630],
    ],
    san_marco: [
      [374, 264, 14], [440, 264], [552, 266], [562, 258], [700, 262, 10], [712, 276], [708, 380], [714, 390], [710, 506, 12], [600, 518], [590, 512],
      [440, 516], [372, 512, 20], [357, 476, 24], [368, 390, 40], [361, 306, 24],
    ],
  },
};
