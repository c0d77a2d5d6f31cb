import process from 'node:process';

// Netlify gives NETLIFY_BLOBS_CONTEXT to build plugins, not to the build command; what a plugin sets does reach it.
// Without the context the build would have nothing to read, so it stops before it can publish an empty site.
export const onPreBuild = ({ utils }) => {
  const context = process.env.NETLIFY_BLOBS_CONTEXT;
  if (!context)
    return utils.build.failBuild('This build has no Netlify Blobs context, so it cannot read the content.');
  process.env.BUILD_BLOBS_CONTEXT = context;
};
