import { WIDE } from './wide';
export const TALL = WIDE;
