export default `<style>
  body{background:#ffc62e;font-family:Figtree;color:#5b1426}
  h1{position:absolute;left:70px;top:92px;font:196px/1.04 'Yatra One';color:#b3122f}
  .en{position:absolute;left:76px;top:566px;width:430px;font:700 42px/1.16 Figtree}
  .note{position:absolute;left:770px;top:196px;width:240px;font:58px/.95 Caveat;transform:rotate(6deg);color:#5b1426}
  .foot{position:absolute;left:76px;bottom:64px;font:600 28px/1.35 Figtree;width:430px}
  .foot b{display:block;font:40px/1.25 'Yatra One';color:#b3122f}
  svg{position:absolute;inset:0}
</style>
<svg width="1080" height="1080" viewBox="0 0 1080 1080"><defs>
  <radialGradient id="clay" cx=".36" cy=".3" r=".9"><stop offset="0" stop-color="#e88a55"/><stop offset=".5" stop-color="#c9602f"/><stop offset="1" stop-color="#7c2f17"/></radialGradient><clipPath id="slot"><path d="M600 400h380v226q-190-20-380 0z"/></clipPath></defs>
  <circle cx="790" cy="790" r="420" fill="#ffda6e"/>
  <ellipse cx="785" cy="1006" rx="250" ry="34" fill="#e0a11a"/>
  <path d="M785 486c-26 0-40 22-38 46 2 22-8 34-40 48-112 48-176 128-176 226 0 124 100 206 254 206s254-82 254-206c0-98-64-178-176-226-32-14-42-26-40-48 2-24-12-46-38-46z" fill="url(#clay)"/>
  <path d="M548 760q237 62 474 0M536 820q249 66 498 0" fill="none" stroke="#fff0cf" stroke-width="9"/>
  <path d="m560 790 26-15 26 23 26-19 28 22 28-18 30 21 30-17 31 18 30-19 30 17 29-22 28 19 28-22 26 14 24-18 22 9" fill="none" stroke="#fff0cf" stroke-width="7"/>
  <path d="M704 640q81-26 162 0" stroke="#3b1109" stroke-width="20" stroke-linecap="round" fill="none"/>
  <g fill="#3b1109"><circle cx="706" cy="896" r="13"/><circle cx="864" cy="896" r="13"/></g><path d="M748 922q37 34 74 0" fill="none" stroke="#3b1109" stroke-width="9" stroke-linecap="round"/>
  <g clip-path="url(#slot)"><g transform="translate(786 668) rotate(10)"><circle r="62" cy="-66" fill="#f7f3e3" stroke="#a98a3a" stroke-width="8"/><path d="M-26-58 0-96 26-58M-14-58 0-78 14-58M-30-46h60" fill="none" stroke="#a98a3a" stroke-width="6" stroke-linejoin="round"/></g></g>
  <path d="M880 306q70 130-14 246m-8-40 6 42 42-10" fill="none" stroke="#5b1426" stroke-width="7" stroke-linecap="round"/>
</svg>
<h1>खुत्रुके<br>खाता</h1>
<div class="note">no hammer needed!</div>
<div class="en">The piggy bank that pays 6% interest. For savers from 0 to 16.</div>
<div class="foot"><b>चौतारी सहकारी</b>Chautari Co-operative, Jhamsikhel</div>`;
