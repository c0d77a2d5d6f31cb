const ticks = Array.from(
  { length: 60 },
  (_, i) =>
    `<path d="M0-392v${i % 5 === 0 ? 44 : 20}" transform="rotate(${i * 6})" stroke="${i <= 20 ? '#0d4f5e' : '#9fd8d0'}" stroke-width="${i % 5 === 0 ? 12 : 6}" stroke-linecap="round"/>`,
).join('');
const bristles = Array.from(
  { length: 9 },
  (_, i) =>
    `<rect x="${-27 + (i % 3) * 19}" y="${-330 + Math.floor(i / 3) * 38}" width="16" height="32" rx="7" fill="${i % 2 ? '#ffffff' : '#ff7f6b'}"/>`,
).join('');

export default `<style>
  body{background:#d3f1ea;color:#0d4f5e;font-family:'Space Grotesk'}
  .n{position:absolute;left:296px;width:370px;top:584px;text-align:center;font:700 128px/1 'Space Grotesk';letter-spacing:-8px}
  .n small{display:block;font:500 28px/1.25 'Space Grotesk';letter-spacing:0}
  .l,.r,.bl,.br{position:absolute;font:600 30px/1.2 'Space Grotesk'}
  .l{left:60px;top:58px}.r{right:60px;top:58px;text-align:right}.bl{left:60px;bottom:52px;width:250px}.br{right:60px;bottom:52px;text-align:right;width:250px}
  svg{position:absolute;inset:0}
</style>
<svg width="1080" height="1080" viewBox="-540 -540 1080 1080">
  <g transform="translate(0 -4) scale(.86)"><circle r="440" fill="#fff"/><circle r="440" fill="none" stroke="#0d4f5e" stroke-width="10"/>${ticks}
  <path d="M0-300A300 300 0 0 1 260 150L0 0z" fill="#ffd7cd"/>
  <g transform="rotate(120)"><rect x="-13" y="-250" width="26" height="270" rx="13" fill="#0d4f5e"/><rect x="-36" y="-340" width="72" height="130" rx="26" fill="#17788a"/>${bristles}</g>
  <path d="M0 22V-268" stroke="#0d4f5e" stroke-width="16" stroke-linecap="round"/><circle r="26" fill="#ff7f6b"/></g>
</svg>
<div class="l">Himal Dental</div><div class="r">Baneshwor</div>
<div class="n">2:00<small>minutes, twice a day</small></div>
<div class="bl">Bring the brush<br>you have.</div><div class="br">We tell you if it<br>needs replacing.</div>`;
