import { testBuild } from './test-build.ts';

/** What the browser tests begin with, before any of them: the build of the sample content and the one of an empty store. */
export default async function testBuilds(): Promise<void> {
  await testBuild(true);
  await testBuild(false);
}
