/**
 * Starts the film over the poster where the visitor wants moving pictures, and lets them stop it. Nothing of the film is asked
 * for under reduced motion or data saver, nor before the page has stood for a while: half a megabyte would take the line from
 * what a visitor reads first.
 */
const STILL_MS = 1000;

interface SavesData {
  connection?: { saveData?: boolean };
}

const wantsStill = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)').matches ||
  (navigator as Navigator & SavesData).connection?.saveData === true;

function setUp(scene: HTMLElement, button: HTMLButtonElement): void {
  const film = scene.querySelector('video');
  const sources = scene.querySelectorAll<HTMLSourceElement>('source[data-src]');
  if (!film || sources.length === 0 || wantsStill()) return;
  for (const source of sources) source.src = source.dataset['src'] ?? '';
  film.load();
  // Refused autoplay (battery saver, policy) leaves the poster and an honest Play button.
  const play = () => film.play().catch(() => button.setAttribute('data-paused', ''));
  film.addEventListener('playing', () => {
    scene.setAttribute('data-playing', '');
    button.removeAttribute('data-paused');
  });
  film.addEventListener('pause', () => button.setAttribute('data-paused', ''));
  button.addEventListener('click', () => (film.paused ? void play() : film.pause()));
  button.hidden = false;
  void play();
}

function start(): void {
  const scene = document.querySelector<HTMLElement>('[data-scene]');
  const button = document.querySelector<HTMLButtonElement>('[data-scene-toggle]');
  if (scene && button) setUp(scene, button);
}

const startLater = () => setTimeout(start, STILL_MS);
if (document.readyState === 'complete') startLater();
else window.addEventListener('load', startLater, { once: true });
