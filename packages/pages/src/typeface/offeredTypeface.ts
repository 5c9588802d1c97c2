/** Milliseconds behind an input in which what moves is its answer, a little less than in the definition of layout shifts (500). */
const ANSWER_TIME = 400;

let offered: FontFace | null = null;
let lastInput = Number.NEGATIVE_INFINITY;

const noteInput = () => {
  lastInput = performance.now();
};

/** Holds a loaded typeface ready for the next page this document shows. */
export function offerTypeface(face: FontFace): void {
  offered = face;
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, noteInput, true);
}

/** Shows the typeface that waits, where everything is about to change in answer to an input; else it goes on waiting. */
export function showOfferedTypeface(): void {
  if (!offered || performance.now() - lastInput > ANSWER_TIME) return;
  document.fonts.add(offered);
  offered = null;
  for (const type of ['pointerdown', 'keydown']) removeEventListener(type, noteInput, true);
}
