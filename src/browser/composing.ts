/** What `keyCode` says of a key that an input method takes. */
const TAKEN = 229;

// Keys that an input method takes (Enter ends a word of Nepali or Chinese) are its own: nothing of ours hears them, wherever
// it listens. For the last of them, which ends the word, Safari has no other sign than the old number.
if (typeof window !== 'undefined') {
  addEventListener(
    'keydown',
    (event) => {
      if (event.isComposing || event.keyCode === TAKEN) event.stopImmediatePropagation();
    },
    true,
  );
}
