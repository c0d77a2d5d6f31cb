/** How long the clock must have been in view before the browser asks for the place: nobody who scrolls past is asked. */
const LOOKED_AT_MS = 3_000;

/**
 * Waits until asking for the place is welcome: at once where the visitor has answered before, for then no question
 * comes; else when `label` has been in view for a while.
 */
export async function whenWelcome(label: Element): Promise<void> {
  if (await wouldPrompt()) await lookedAt(label);
}

/** Browsers that cannot say count as those that would ask. */
async function wouldPrompt(): Promise<boolean> {
  try {
    const { state } = await navigator.permissions.query({ name: 'geolocation' });
    return state === 'prompt';
  } catch {
    return true;
  }
}

function lookedAt(label: Element): Promise<void> {
  return new Promise((resolve) => {
    let timer: number | undefined;
    const observer = new IntersectionObserver(([entry]) => {
      window.clearTimeout(timer);
      if (!entry?.isIntersecting) return;
      timer = window.setTimeout(() => {
        observer.disconnect();
        resolve();
      }, LOOKED_AT_MS);
    });
    observer.observe(label);
  });
}
