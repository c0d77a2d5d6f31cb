const rows = [
  ['Rent, 14 Elm Street', 'Standing order', '−$1,180.00', '#f2b6a0'],
  ['Corner Grocery', 'Card, yesterday', '−$46.12', '#f7d488'],
  ['Night shift pay', 'Friday', '+$1,942.60', '#a7d7c5'],
  ['Bus pass', 'Card, Thursday', '−$40.00', '#9fc9ec'],
  ['Savings, the trip', 'Every payday', '−$150.00', '#f6a9c0'],
  ['To Mom', 'Sent just now', '−$100.00', '#c3b7f0'],
] as const;

export default `<style>
  body{background:#1d1033;font-family:Archivo;color:#f5efe6}
  h1{position:absolute;left:64px;top:120px;font:900 158px/.86 Archivo;font-stretch:125%;letter-spacing:-6px}
  h1 span{color:#ffb86b}
  .sub{position:absolute;left:70px;top:446px;width:400px;font:500 34px/1.3 Archivo}
  .logo{position:absolute;left:68px;top:58px;font:800 26px Archivo;font-stretch:118%;letter-spacing:.5px}
  .legal{position:absolute;left:68px;bottom:52px;width:330px;font:500 21px/1.4 Archivo;color:#b9a9d4}
  .phone{position:absolute;left:492px;top:400px;width:520px;height:1060px;border-radius:74px;background:#0b0616;padding:18px;box-shadow:0 0 0 3px #4a3a6a,-40px 60px 120px #0009;transform:rotate(3deg)}
  .screen{height:100%;border-radius:58px;background:#f8f4ee;color:#1d1033;padding:34px 34px;overflow:hidden}
  .clock{font:700 24px Archivo;display:flex;justify-content:space-between}
  .bal{margin-top:34px;font:600 24px Archivo;color:#6d5f86}.bal b{display:block;font:900 66px/1.1 Archivo;font-stretch:110%;letter-spacing:-2px;color:#1d1033}
  .acts{display:flex;gap:14px;margin:26px 0 22px}.acts span{flex:1;text-align:center;background:#1d1033;color:#fff;border-radius:22px;padding:19px 0;font:700 23px Archivo}.acts span+span{background:#e6dcf5;color:#1d1033}
  .row{display:flex;align-items:center;gap:16px;padding:17px 0;border-top:2px solid #eadfee}
  .dot{width:56px;height:56px;border-radius:18px;flex:none}.row div{flex:1;font:700 22px/1.2 Archivo}.row small{display:block;font:500 18px Archivo;color:#7d7093}.row b{font:700 22px Archivo}
  svg{position:absolute;inset:0}
</style>
<svg width="1080" height="1350" viewBox="0 0 1080 1350"><defs><radialGradient id="m" cx=".5" cy=".5" r=".5"><stop offset="0" stop-color="#ffb86b" stop-opacity=".5"/><stop offset="1" stop-color="#ffb86b" stop-opacity="0"/></radialGradient></defs>
  <circle cx="250" cy="930" r="430" fill="url(#m)"/><path d="M300 760a150 150 0 1 0 92 188 126 126 0 1 1-92-188z" fill="#ffd9a0"/>
  <g fill="#f5efe6"><circle cx="120" cy="680" r="4"/><circle cx="420" cy="720" r="3"/><circle cx="80" cy="1060" r="3"/><circle cx="960" cy="90" r="4"/><circle cx="780" cy="60" r="3"/><circle cx="430" cy="1060" r="4"/></g></svg>
<div class="logo">MAPLE STREET CREDIT UNION</div>
<h1>2:04 <span>a.m.</span><br>is open.</h1>
<div class="sub">Night shifts need banks too. Ours fits in a scrub pocket.</div>
<div class="phone" data-bleed><div class="screen"><div class="clock"><span>2:04</span><span>Good morning, Anita</span></div>
<div class="bal">Everyday account<b>$3,408.27</b></div><div class="acts"><span>Send</span><span>Pay</span><span>Move</span></div>
${rows.map(([what, when, sum, colour]) => `<div class="row"><i class="dot" style="background:${colour}"></i><div>${what}<small>${when}</small></div><b>${sum}</b></div>`).join('')}
</div></div>
<div class="legal">Burlington, Vermont.<br>Accounts and names shown are examples.</div>`;
