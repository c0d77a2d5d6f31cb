import process from 'node:process';
import { URL } from 'node:url';
import netlify from '@astrojs/netlify';
import react from '@astrojs/react';
import { defineConfig, passthroughImageService } from 'astro/config';
import { leanPreload } from './src/build/lean-preload.ts';
import { company } from './src/content/company.ts';
import { loaderHash, paintedDirective } from './src/build/load-order.ts';

// The adapter is a build-time tool here: in development its emulation lowercases paths and calls outside.
const isBuild = process.argv.includes('build');

// With it the adapter names the deploy at every script (`?dpl=`): each page would change with each deploy, and a
// browser would load again what it has. Names carry a hash of the content as it is.
delete process.env.DEPLOY_ID;

const originOf = (address) => (URL.canParse(address ?? '') ? [new URL(address).origin] : []);

/** What a page may load. Scripts and styles are this site's own: files, or inline ones whose hash the build knows. */
const contentPolicy = [
  "default-src 'none'",
  "img-src 'self' data: blob:",
  "media-src 'self'",
  "font-src 'self'",
  ['connect-src', "'self'", ...originOf(process.env.PUBLIC_COUNTRIES_URL)].join(' '),
  ['frame-src', ...originOf(company.map.embedUrl)].join(' '),
  "manifest-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
];

// What every form loads travels in one file, and React in another: a slow phone asks a few times, not twenty, and what is
// compressed together is smaller. Measured without: 23 requests in place of 11 on a form, and 3 KB more, over the budget.
const browserFiles = {
  output: {
    // A page's script is named after the page: Astro's own name says which script of the file it is, in forty letters.
    entryFileNames: ({ name }) => `_astro/${name.split('.')[0]}.[hash].js`,
    codeSplitting: {
      groups: [
        // Each with what it needs itself; what comes first is not repeated in the next.
        // What every page loads; the staff area, which has no header, takes nothing else of what visitors' pages have.
        {
          name: 'base',
          test: /src\/browser\/(?:composing|read-json|storage)\.ts$|src\/shared\/(?:paths|well-formed|limits|fold-text|endpoints\/endpoint)\.ts$|early-submit\.ts$/,
          priority: 4,
        },
        { name: 'browser', test: /src\/browser\/(?:api-client|dialogs|log)\.ts$/, priority: 2 },
        { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 2 },
        // The sign-in and the pages of posts have these in common with the staff area, and nothing else.
        { name: 'session', test: /src\/shared\/(?:endpoints\/session|signed-in-mark)\.ts$/, priority: 3 },
        { name: 'public', test: /src\/shared\/(?:endpoints\/public|plain-text)\.ts$/, priority: 3 },
        // What the staff area shows before any tab; the tabs and what may come later load by themselves.
        { name: 'staff', test: /src\/staff\/(?:shell|session)\/(?!PublishNotice|SignInFields)/ },
        // Both sign-in pages send on who is signed in already, before and after the form.
        { name: 'go-on', test: /src\/forms\/sign-in\/(?:after-sign-in|StaffGoOn)/ },
        {
          name: 'form',
          // Lists are the staff's, and the sign-in is not stored.
          test: /src\/forms\/(?:engine|fields)\/(?!inbox|record|asides|form-island|Checkbox|sentence)/,
        },
      ],
    },
  },
};

// The on-demand function carries its libraries inside: under 2 MB in a few files instead of 25 MB in hundreds, so that it
// is quicker to build, to deploy and to wake. Development runs them as they are, and not all of them can be taken in.
const onDemandBundle = {
  resolve: { noExternal: true },
  define: { 'process.env.NODE_ENV': "'production'" },
};

const clientPainted = {
  name: 'client-painted',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'painted', entrypoint: paintedDirective }),
  },
};

/** The adapter, with an entry of this site's around its own: some answers of its function pass no middleware. */
function adapterWithEntry() {
  const { hooks, ...adapter } = netlify({ imageCDN: false, devFeatures: false });
  const configDone = (parameters) => {
    const setAdapter = (features) =>
      parameters.setAdapter({
        ...features,
        serverEntrypoint: new URL('src/build/on-demand-function.ts', import.meta.url),
      });
    return hooks['astro:config:done']({ ...parameters, setAdapter });
  };
  return { ...adapter, hooks: { ...hooks, 'astro:config:done': configDone } };
}

export default defineConfig({
  site: process.env.URL ?? 'http://localhost:8888',
  output: 'static',
  trailingSlash: 'never',
  outDir: process.env.ASTRO_OUT_DIR ?? './dist',
  // Styles travel inside the page: one round trip less before the first paint (a page stays under 14 KB with them).
  // While one page is written or waits for a hash, others are rendered.
  build: { format: 'file', inlineStylesheets: 'always', concurrency: 4 },
  // Scripts stay files of their own, whatever their size: the security policy allows no inline script.
  vite: {
    plugins: [leanPreload()],
    build: {
      assetsInlineLimit: 0,
      minify: 'terser',
      // No property that is read here does anything by being read.
      terserOptions: {
        module: true,
        ecma: 2020,
        compress: { passes: 3, keep_fargs: false, pure_getters: true },
      },
    },
    environments: {
      ...(isBuild && { ssr: onDemandBundle }),
      client: { build: { rolldownOptions: browserFiles } },
    },
  },
  security: { csp: { directives: contentPolicy, scriptDirective: { hashes: [loaderHash] } } },
  devToolbar: { enabled: false },
  // Pages use neither Astro's pictures nor its sessions, whose libraries would travel with the on-demand function.
  image: {
    service: passthroughImageService(),
    ...(isBuild && { endpoint: { entrypoint: './src/build/no-image-endpoint.ts' } }),
  },
  session: false,
  integrations: [react(), clientPainted],
  ...(isBuild ? { adapter: adapterWithEntry() } : {}),
});
