import { company } from '#content/company.ts';

/** A part of a name that is shorter is found in many a word (`ram` in `frame`): it counts as a word of its own alone. */
const LEAST_PART = 4;

/**
 * Why a password of the right length cannot be taken: it is one of those that are tried first everywhere, or says whose it is. Out:
 * a sentence for its owner; undefined for a good one.
 */
export async function refusalOf(
  password: string,
  { name, email }: { name: string; email: string },
): Promise<string | undefined> {
  const plain = plainOf(password);
  const names = [name, ...name.split(/\s+/)].map(plainOf).filter(({ length }) => length > 1);
  const parts = [...names, ...email.split(/[@.]/).slice(0, -1).map(plainOf)];
  const words = password.split(/[^\p{L}\p{M}]+/u).map(plainOf);
  const isOwn = parts.some((part) => part.length >= LEAST_PART && plain.includes(part));
  if (isOwn || words.some((word) => names.includes(word)))
    return 'Please leave your name and your e-mail address out of it.';
  if ([company.name, company.legalName].some((words) => plain.includes(plainOf(words))))
    return 'Please leave the name of the company out of it.';
  return (await isCommon(password))
    ? 'That password is one of the commonest. Please use another.'
    : undefined;
}

/** Among the 49,000 that people choose most often. The list is loaded for this alone. */
async function isCommon(password: string): Promise<boolean> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return dictionary['passwords-common'].includes(password.toLowerCase());
}

/** Letters and digits alone. */
function plainOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
