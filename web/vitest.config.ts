import { defineConfig, mergeConfig } from 'vitest/config';
import vite from './vite.config';

/** As for a build; styles are read as they are, because their colours are tested. */
export default mergeConfig(vite, defineConfig({ test: { css: true } }));
