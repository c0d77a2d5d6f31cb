/** Name of what rides along with a form: where its visitor came from, the first time and this time. */
const ARRIVAL = 'arrival';

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
      // A search goes into an address.
      if ((target as HTMLFormElement).method === 'post')
        formData.set(ARRIVAL, `${localStorage[ARRIVAL]} ${sessionStorage[ARRIVAL]}`);
    });
  } catch {
    // A browser that keeps nothing tells nothing.
  }
}
