import type { ListPart } from './inbox/model/part.ts';
import { workPart } from './casework/part.tsx';

/** What is added to every list of submissions, by capabilities that go away with their folders. */
export const listParts: readonly ListPart[] = [workPart];
