/** A 1600 × 900 sheet with a breath of paper grain over the drawing. */
export const sheet = (defs: string, body: string): string => `<style>svg{position:absolute;inset:0}</style>
<svg width="1600" height="900" viewBox="0 0 1600 900"><defs>${defs}
<filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".9" numOctaves="2" seed="4"/><feColorMatrix values="0 0 0 0 .5  0 0 0 0 .5  0 0 0 0 .5  0 0 0 .9 -.35"/></filter>
<filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="14"/></filter></defs>
${body}<rect width="1600" height="900" filter="url(#grain)" opacity=".16" style="mix-blend-mode:overlay"/></svg>`;

/** A soft shadow of the given shape, moved down and to the right. */
export const shadow = (shape: string, x = 14, y = 20): string =>
  `<g transform="translate(${x} ${y})" fill="#1a0f14" opacity=".34" filter="url(#soft)">${shape}</g>`;
