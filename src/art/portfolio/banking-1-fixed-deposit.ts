const leaves = [-78, -52, -27, 0, 27, 52, 78]
  .map(
    (turn) =>
      `<path d="M0 0C26-42 26-118 0-166-26-118-26-42 0 0z" transform="rotate(${turn})" fill="url(#leaf)"/><path d="M0 0V-150" transform="rotate(${turn})" stroke="#0a2c22" stroke-width="3"/>`,
  )
  .join('');

export default `<style>
  body{background:#f5ecd9;color:#0e3b2e;font-family:Figtree}
  .big{position:absolute;left:52px;top:92px;font:430px/1 'Rozha One';letter-spacing:-14px}
  .per{position:absolute;left:560px;top:150px;font:150px/1 'Rozha One';color:#b07a24}
  .year{position:absolute;left:568px;top:318px;font:600 34px/1.15 Figtree;width:250px}
  h1{position:absolute;left:64px;top:592px;width:460px;font:68px/1.04 'Rozha One'}
  p{position:absolute;left:64px;top:836px;width:430px;font:500 30px/1.35 Figtree}
  .bar{position:absolute;left:0;right:0;top:0;height:64px;background:#0e3b2e;color:#f5ecd9;padding:0 64px;display:flex;justify-content:space-between;align-items:center;font:600 25px Figtree}
  .small{position:absolute;left:64px;bottom:44px;font:500 21px Figtree;opacity:.75}
  svg{position:absolute;right:0;bottom:0}
</style>
<svg width="1080" height="1080" viewBox="0 0 1080 1080"><defs>
  <linearGradient id="brass"><stop offset="0" stop-color="#7a4d12"/><stop offset=".28" stop-color="#d9a23d"/><stop offset=".42" stop-color="#fbe3a2"/><stop offset=".6" stop-color="#c98d2c"/><stop offset="1" stop-color="#5f390c"/></linearGradient>
  <linearGradient id="leaf" x2="1"><stop offset="0" stop-color="#2f7d58"/><stop offset=".5" stop-color="#1b5c42"/><stop offset=".5" stop-color="#13483a"/><stop offset="1" stop-color="#0e3b2e"/></linearGradient></defs>
  <path d="M540 1080V760a270 270 0 0 1 540 0v320z" fill="#e8c98b"/>
  <path d="M580 1080V764a230 230 0 0 1 460 0v316z" fill="none" stroke="#b07a24" stroke-width="3" stroke-dasharray="2 12" stroke-linecap="round"/>
  <g transform="translate(810 790)"><g transform="translate(0 -62)">${leaves}</g>
    <ellipse cx="0" cy="-122" rx="56" ry="66" fill="#a3522b"/><path d="M-30-170q30-30 60 0" stroke="#6d3117" stroke-width="5" fill="none"/><g fill="#5a2612"><circle cx="-16" cy="-140" r="7"/><circle cx="16" cy="-140" r="7"/><circle cx="0" cy="-116" r="7"/></g>
    <path d="M-92-82H92L74-54H-74z" fill="url(#brass)"/>
    <path d="M-66-54H66C78-24 128-8 148 54 172 142 92 224 0 224S-172 142-148 54C-128-8-78-24-66-54z" fill="url(#brass)"/>
    <path d="M-70 220H70L96 256H-96z" fill="url(#brass)"/>
    <path d="M-152 70Q0 118 152 70v34Q0 154-152 104z" fill="#c8102e"/>
    <path d="M-150 87Q0 136 150 87" fill="none" stroke="#f8dd97" stroke-width="5" stroke-dasharray="1 17" stroke-linecap="round"/>
  </g></svg>
<div class="bar"><span>Kalash Bank</span><span>Fixed deposits</span></div>
<div class="big">9.1</div><div class="per">%</div><div class="year">a year, fixed for two years</div>
<h1>Put it in the pot. Leave it alone.</h1>
<p>Interest paid every quarter, no fee to open, and a letter before it ends.</p>
<div class="small">From Rs 50,000. Rate as of Mangsir 1.</div>`;
