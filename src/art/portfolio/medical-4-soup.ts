const steam = [-70, 0, 70]
  .map(
    (x, i) =>
      `<path d="M${x} -120c-34-60 40-90 6-160s30-90 4-150" stroke="#fff" stroke-opacity="${0.5 - i * 0.08}" stroke-width="${22 - i * 3}" fill="none" stroke-linecap="round"/>`,
  )
  .join('');
const bits = [
  [-120, -22, '#e8622c'],
  [-60, 16, '#e8622c'],
  [30, -26, '#e8622c'],
  [96, 14, '#e8622c'],
  [150, -18, '#7a9a3c'],
  [-20, -6, '#7a9a3c'],
  [-160, 8, '#7a9a3c'],
  [70, -8, '#fff0c9'],
  [-92, -2, '#fff0c9'],
  [124, 2, '#fff0c9'],
]
  .map(([x, y, c]) => `<ellipse cx="${x}" cy="${y}" rx="19" ry="10" fill="${c}"/>`)
  .join('');

export default `<style>
  body{background:#f3d9b1;font-family:Fraunces;color:#4a1f1a}
  h1{position:absolute;left:70px;top:150px;width:900px;font:600 142px/.94 Fraunces;letter-spacing:-5px;font-variation-settings:'SOFT' 100,'WONK' 1}
  h1 i{font-weight:400}
  .logo{position:absolute;left:74px;top:66px;font:600 32px Fraunces}
  .say{position:absolute;left:74px;top:604px;width:380px;font:500 33px/1.32 Figtree}
  .foot{position:absolute;left:74px;bottom:62px;font:600 28px/1.35 Figtree;color:#fff5e2}
  svg{position:absolute;inset:0}
</style>
<svg width="1080" height="1350" viewBox="0 0 1080 1350"><defs>
  <pattern id="check" width="90" height="90" patternUnits="userSpaceOnUse" patternTransform="skewX(-14)"><rect width="90" height="90" fill="#fbeee0"/><path d="M0 0h45v90H0z" fill="#b3392f" opacity=".55"/><path d="M0 0h90v45H0z" fill="#b3392f" opacity=".55"/></pattern>
  <linearGradient id="bowl" x2="1"><stop offset="0" stop-color="#fdfaf1"/><stop offset=".6" stop-color="#ece2cd"/><stop offset="1" stop-color="#c6b28f"/></linearGradient>
  <radialGradient id="soup" cx=".4" cy=".4"><stop offset="0" stop-color="#f8b94a"/><stop offset="1" stop-color="#d9792a"/></radialGradient></defs>
  <path d="M0 1010H1080V1350H0z" fill="url(#check)"/><path d="M0 1010H1080v16H0z" fill="#7d241f"/>
  <path d="M0 1190H1080V1350H0z" fill="#7d241f"/>
  <g transform="translate(720 900)"><ellipse cy="216" rx="300" ry="34" fill="#5d1a16" opacity=".4"/>
    ${steam}
    <path d="M-300 0C-300 130-190 214 0 214S300 130 300 0z" fill="url(#bowl)"/><path d="M-110 206h220l20 26h-260z" fill="#d8c8a6"/>
    <path d="M-286 62Q0 150 286 62" fill="none" stroke="#2b4acb" stroke-width="9"/><path d="M-272 92Q0 178 272 92" fill="none" stroke="#2b4acb" stroke-width="4"/>
    <ellipse rx="300" ry="72" fill="#fffdf6"/><ellipse rx="266" ry="56" cy="2" fill="url(#soup)"/>${bits}
    <g transform="rotate(-30 150 -20)"><rect x="120" y="-38" width="330" height="24" rx="12" fill="#8f8b86"/><rect x="120" y="-38" width="330" height="10" rx="5" fill="#c9c4bc"/></g></g>
</svg>
<div class="logo">Maple Court Care</div>
<h1>The soup is better than <i>the brochure.</i></h1>
<div class="say">Come for lunch once before you decide. Any day, 12 to 2. Bring your mother and your questions.</div>
<div class="foot">Visiting hours 9 to 7, holidays too<br>Quincy, Massachusetts</div>`;
