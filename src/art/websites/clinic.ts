const doctors = [
  ['Dr. Sarita Joshi', 'Children, room 2', '#e3a27c', '#2b1d1a', '#f3c6a5', undefined],
  ['Dr. Bikram Rai', 'Heart, room 5', '#c98a63', '#191718', '#bcd8d2', 'short'],
  ['Dr. Nisha Gurung', 'Skin, room 3', '#d9976f', '#3a2420', '#d8d3ef', undefined],
] as const;
const prices = [
  ['First visit, with time to talk', 'NPR 800'],
  ['Blood count, result the same day', 'NPR 450'],
  ['Flu shot, Saturdays', 'NPR 1,200'],
] as const;
const portrait = (skin: string, hair: string, ground: string, long: boolean): string =>
  `<svg viewBox="0 0 200 200" width="100%"><rect width="200" height="200" fill="${ground}"/>${long ? `<path d="M48 118c-8-70 20-98 52-98s60 28 52 98c-4 20-100 20-104 0z" fill="${hair}"/>` : ''}<path d="M22 206c2-46 34-62 78-62s76 16 78 62z" fill="#fff"/><path d="M82 120h36v34c-8 14-28 14-36 0z" fill="${skin}"/><path d="M64 84c0-30 14-46 36-46s36 16 36 46-14 54-36 54-36-24-36-54z" fill="${skin}"/><path d="M62 86c-4-40 18-54 40-54s40 12 36 52c-10-8-18-18-22-28-10 14-30 22-54 30z" fill="${hair}"/><path d="M76 152l24 34 24-34" fill="none" stroke="#0f6b5c" stroke-width="6"/></svg>`;
const clinic = `<svg viewBox="0 0 430 520" width="430" height="520" style="position:absolute;right:56px;top:150px"><defs><clipPath id="a"><path d="M0 520V215a215 215 0 0 1 430 0v305z"/></clipPath><linearGradient id="s" x2="0" y2="1"><stop stop-color="#7fc3cf"/><stop offset=".6" stop-color="#fbe3bd"/></linearGradient></defs><g clip-path="url(#a)"><path fill="url(#s)" d="M0 0h430v520H0z"/><circle cx="318" cy="150" r="44" fill="#fff4d6"/><path d="M-10 330 90 190l60 74 92-140 96 132 50-54 60 90v160H-10z" fill="#7d9fb8"/><path d="M242 124l-34 52 22 8 14-12 18 16 16-6z" fill="#fff"/><path d="M-10 380 110 290l90 60 110-80 130 90v160H-10z" fill="#2f7a6b"/><path d="M70 330h290v200H70z" fill="#fff8ec"/><path d="M58 330l157-84 157 84z" fill="#b2412f"/><path d="M190 420h52v110h-52z" fill="#0f6b5c"/><g fill="#8fc6d6"><path d="M100 366h56v52h-56zM276 366h56v52h-56zM100 446h56v52h-56zM276 446h56v52h-56z"/></g><circle cx="215" cy="310" r="30" fill="#fff"/><path d="M207 290h16v12h12v16h-12v12h-16v-12h-12v-16h12z" fill="#d22f3f"/><path d="M0 500h430v30H0z" fill="#1f5b4c"/></g></svg>`;

export default `<style>
  body{background:#fffdf8;color:#143632;font-family:Figtree}
  nav{position:absolute;left:56px;right:56px;top:48px;display:flex;justify-content:space-between;align-items:baseline;font:600 23px Figtree}nav b{font:38px 'Young Serif'}nav span{display:flex;gap:44px}
  h1{position:absolute;left:56px;top:170px;width:540px;font:92px/1 'Young Serif';letter-spacing:-2px}
  .lead{position:absolute;left:56px;top:408px;width:470px;font:500 27px/1.4 Figtree;color:#48635f}
  .go{position:absolute;left:56px;top:566px;display:flex;gap:18px;align-items:center;font:700 25px Figtree}.go b{background:#0f6b5c;color:#fff;padding:22px 34px;border-radius:40px}
  .open{position:absolute;left:56px;right:56px;top:756px;display:flex;background:#e4f1ec;border-radius:20px;font:600 25px Figtree}.open div{flex:1;padding:26px 32px}.open small{display:block;font:500 19px Figtree;color:#48635f;margin-bottom:6px}
  .doctors{position:absolute;left:56px;width:560px;top:932px}.doctors h2,.prices h2{font:44px 'Young Serif';margin-bottom:22px}.doctors div{display:flex;gap:20px}.doctors p{flex:1;font:700 21px/1.25 Figtree}.doctors svg{display:block;border-radius:16px;margin-bottom:14px}.doctors small{display:block;font:500 18px Figtree;color:#48635f}
  .prices{position:absolute;right:56px;width:372px;top:932px}.prices p{display:flex;justify-content:space-between;gap:16px;padding:20px 0;border-top:2px solid #cfe0da;font:500 20px/1.25 Figtree}.prices b{white-space:nowrap}
</style>
<nav><b>Patan Clinic</b><span><span>Doctors</span><span>Prices</span><span>Tests</span><span>Find us</span></span></nav>
<h1>Seen today, told plainly.</h1>
<p class="lead">Twelve doctors behind the Durbar Square. Walk in before ten, or choose your hour.</p>
<div class="go"><b>Choose your hour</b><span>or call the desk</span></div>
${clinic}
<div class="open"><div><small>Today</small>Open until 6 PM</div><div><small>Without an appointment</small>8 to 10 AM</div><div><small>Waiting now</small>About 15 minutes</div></div>
<div class="doctors"><h2>Who you will meet</h2><div>${doctors.map(([name, what, skin, hair, ground, cut]) => `<p>${portrait(skin, hair, ground, cut === undefined)}${name}<small>${what}</small></p>`).join('')}</div></div>
<div class="prices"><h2>What it costs</h2>${prices.map(([what, sum]) => `<p>${what}<b>${sum}</b></p>`).join('')}</div>`;
