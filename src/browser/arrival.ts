/** Name of what rides along with a form: where its visitor came from, the first time and this time. */
const ARRIVAL = 'arrival';
/** Links that lead here are shorter by far; a longer one would leave the answers no room in a call. */
const LONGEST = 4_000;

/**
 * Keeps in this browser by which page a visitor came in from elsewhere, and whence: the first time for good, the last time for this
 * tab. Every form takes that along, by whichever way it is sent; the server keeps of it what `arrival.ts` there says.
 */
export function noteArrival(): void {
  const { referrer } = document;
  try {
    if (!referrer.startsWith(`${location.origin}/`)) {
      // Addresses have no blanks.
      sessionStorage[ARRIVAL] = `${location.href} ${referrer}`;
      localStorage[ARRIVAL] ||= sessionStorage[ARRIVAL] as string;
    }
    addEventListener('formdata', ({ formData, target }) => {
      const arrival = `${localStorage[ARRIVAL]} ${sessionStorage[ARRIVAL]}`;
      // A search goes into an address.
      if ((target as HTMLFormElement).method === 'post' && arrival.length < LONGEST)
        formData.set(ARRIVAL, arrival);
    });
  } catch {
    // A browser that keeps nothing tells nothing.
  }
}
