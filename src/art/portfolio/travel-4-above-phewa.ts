const cells = Array.from({ length: 9 }, (_, i) => {
  const x0 = -360 + i * 80;
  const lift = (x: number): number => -150 + (x / 360) ** 2 * 150;
  const colour = ['#ff3d68', '#ff7a2f', '#ffc928'][i % 3];
  return `<path d="M${x0} ${lift(x0)}Q${x0 + 40} ${lift(x0 + 40) - 34} ${x0 + 80} ${lift(x0 + 80)}L${(x0 + 80) * 0.94} ${lift(x0 + 80) + 86}Q${(x0 + 40) * 0.94} ${lift(x0 + 40) + 62} ${x0 * 0.94} ${lift(x0) + 86}z" fill="${colour}"/>`;
}).join('');
const lines = Array.from(
  { length: 9 },
  (_, i) =>
    `M${(-320 + i * 80) * 0.94} ${-60 + ((-320 + i * 80) / 360) ** 2 * 150}L${i < 4.5 ? -20 : 44} 286`,
).join('');

export default `<style>
  body{background:#16a3b8;font-family:Unbounded;color:#fff}
  .h{position:absolute;left:56px;bottom:178px;font:900 104px/.98 Unbounded;letter-spacing:-5px}
  .k{position:absolute;left:56px;top:52px;padding:14px 22px;background:#07364f;font:700 32px/1.2 Unbounded}
  .p{position:absolute;right:56px;top:52px;padding:14px 22px;background:#07364f;font:500 32px/1.2 'Space Grotesk';text-align:right}
  .f{position:absolute;left:60px;bottom:58px;font:500 31px/1.32 'Space Grotesk';width:900px;text-wrap:balance}
  svg{position:absolute;inset:0}
</style>
<svg width="1080" height="1350" viewBox="0 0 1080 1350"><defs>
  <linearGradient id="lake" x1="0" x2="1" y1="0" y2="1"><stop offset="0" stop-color="#35c2c9"/><stop offset=".6" stop-color="#0f8aa8"/><stop offset="1" stop-color="#0b5f86"/></linearGradient>
  <pattern id="field" width="120" height="84" patternUnits="userSpaceOnUse" patternTransform="rotate(-24)"><rect width="120" height="84" fill="#6fae4a"/><path d="M0 0h58v40H0z" fill="#8cc152"/><path d="M62 0h58v24H62z" fill="#b9cf5a"/><path d="M62 28h58v52H62z" fill="#5b9c48"/><path d="M0 44h58v36H0z" fill="#a5c85c"/></pattern></defs>
  <path d="M0 0h1080v1350H0z" fill="url(#field)"/>
  <path d="M-40 260C120 200 240 330 380 300S640 120 820 190 1080 330 1180 300V1010C980 1060 900 930 720 980S420 1150 240 1080 20 1120-60 1060z" fill="url(#lake)" stroke="#f2e6b3" stroke-width="14"/>
  <path d="M180 520q60-14 120 0M640 420q80-18 150 0M300 880q60-14 110 0M780 820q70-16 140 0" stroke="#fff" stroke-opacity=".4" stroke-width="5" fill="none" stroke-linecap="round"/>
  <g transform="translate(300 760)"><circle r="74" fill="#3f8a45"/><circle r="52" cx="-8" cy="-6" fill="#57a552"/><path d="M-26 8h52v22h-52zM-36 8 0-14 36 8zM-18-14h36L0-34z" fill="#8a2f2a"/></g>
  <g fill="#ff5a5f"><path d="M150 620q40 16 80 0l-10 18h-60z"/></g><g fill="#2b4acb"><path d="M840 640q36 14 72 0l-9 16h-54z"/></g><g fill="#ffc928"><path d="M470 560q32 12 64 0l-8 14h-48z"/></g>
  <g fill="#2f7a43"><circle cx="70" cy="170" r="60"/><circle cx="150" cy="120" r="50"/><circle cx="980" cy="110" r="70"/><circle cx="900" cy="70" r="46"/><circle cx="1020" cy="210" r="44"/><circle cx="960" cy="1130" r="60"/><circle cx="1040" cy="1080" r="70"/></g>
  <path d="M0 1000 1080 900V1350H0z" fill="#07364f" opacity=".82"/>
  <g opacity=".22" transform="translate(470 700) scale(.7)"><path d="M-360 0Q0-300 360 0 0-130-360 0z"/></g>
  <g transform="translate(610 400) rotate(-8)">${cells}<path d="${lines}" stroke="#fff" stroke-width="2.500" opacity=".85"/><path d="M2 268h64l12 92q-44 26-84 4z" fill="#10314a"/><circle cx="34" cy="246" r="25" fill="#e8b98c"/><path d="M8 244q2-30 26-30t26 30q-26-12-52 0z" fill="#fff"/><path d="M10 292-22 226M58 292l18-70" stroke="#10314a" stroke-width="15" stroke-linecap="round"/><path d="M-58 304h70l10 76q-46 24-88 2z" fill="#ff5a3c"/><circle cx="-24" cy="282" r="25" fill="#c98a5c"/><path d="M-50 280q2-30 26-30t26 30q-26-12-52 0z" fill="#ffd166"/><path d="M-52 326-96 270M6 326l-6-62" stroke="#ff5a3c" stroke-width="15" stroke-linecap="round"/><path d="M-52 376-92 436l-34 6M-8 384l-14 62-34 4M40 368l22 64 32 2" fill="none" stroke="#1c2340" stroke-width="18" stroke-linecap="round" stroke-linejoin="round"/></g>
</svg>
<div class="k">Thermal Club</div><div class="p">Sarangkot, Pokhara</div>
<div class="h">Lake, from<br>900 m up.</div><div class="f">Tandem flights at 9, 11 and 1. You run six steps. The pilot does the rest.</div>`;
