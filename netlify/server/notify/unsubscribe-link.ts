import { createHmac, timingSafeEqual } from 'node:crypto';
import { siteAddress } from '../deploy.ts';
import { readSigningKeys } from '../records/unsubscribed.ts';
import { unsubscribeEndpoints } from '#shared/endpoints/unsubscribe.ts';

/**
 * The link that ends mail to an address: it names the address and proves that the site made it, so that it works without anything
 * stored of the mail, for as long as the signing keys stay. Undefined where the site does not know its own address.
 */
export async function unsubscribeLink(email: string): Promise<string | undefined> {
  const site = siteAddress();
  const [secret] = await readSigningKeys();
  if (!site || secret === undefined) return undefined;
  const address = email.toLowerCase();
  const link = new URL(unsubscribeEndpoints.unsubscribeAsk.path, site);
  link.searchParams.set('of', Buffer.from(address).toString('base64url'));
  link.searchParams.set('proof', proofOf(address, secret).toString('base64url'));
  return link.href;
}

/** The address that a link names; undefined for one that the site did not make, or of which a part is lost. */
export async function addressIn({ searchParams }: URL): Promise<string | undefined> {
  const address = Buffer.from(searchParams.get('of') ?? '', 'base64url').toString();
  const proof = Buffer.from(searchParams.get('proof') ?? '', 'base64url');
  if (address === '' || proof.length === 0) return undefined;
  const isOurs = (await readSigningKeys()).some((secret) => {
    const wanted = proofOf(address, secret);
    return wanted.length === proof.length && timingSafeEqual(wanted, proof);
  });
  return isOurs ? address : undefined;
}

const proofOf = (address: string, secret: string): Buffer =>
  createHmac('sha256', secret).update(`unsubscribe\n${address}`).digest();
