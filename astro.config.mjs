import netlify from '@astrojs/netlify';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';

// The adapter is a build-time tool here: in development its emulation lowercases paths and calls outside.
const isBuild = process.argv.includes('build');

export default defineConfig({
  site: process.env.URL ?? 'http://localhost:8888',
  output: 'static',
  trailingSlash: 'never',
  outDir: process.env.ASTRO_OUT_DIR ?? './dist',
  build: { format: 'file' },
  devToolbar: { enabled: false },
  integrations: [react()],
  ...(isBuild ? { adapter: netlify({ imageCDN: false, devFeatures: false }) } : {}),
});
