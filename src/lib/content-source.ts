/**
 * What pages read when they are rendered: posts, FAQs and the version of both, straight from the store.
 * `#content-source` (package.json) names the implementation, so that pages never know the server's insides.
 * An unreadable store throws: a build then fails and the published site stays as it was.
 */
export { readContentVersion, readFaqs, readPost, readPosts } from '#content-source';
