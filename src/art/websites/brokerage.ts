const homes = [
  ['$780,000', 'Dorchester', '3 beds, porch, 1908', '#f2c48d', '#b4452f', 'New today'],
  ['$612,000', 'Quincy', '2 beds, near the T', '#a9c3d9', '#2d4a6e', 'Open Sunday'],
  ['$1,140,000', 'Jamaica Plain', '4 beds, garden', '#bfd3a6', '#3c6047', ''],
] as const;
const house = (ground: string, wall: string, at: number): string =>
  `<svg viewBox="0 0 300 220" width="100%" style="display:block"><path fill="${ground}" d="M0 0h300v220H0z"/><circle cx="${60 + at * 80}" cy="52" r="26" fill="#fff" opacity=".7"/><path d="M0 190h300v30H0z" fill="#3e4b3c"/>${
    [
      `<path d="M70 92h160v104H70z" fill="${wall}"/><path d="M52 96 150 34l98 62z" fill="#2a2430"/><path d="M60 140h180v8H60z" fill="#fff"/><path d="M66 146h8v50h-8zM146 146h8v50h-8zM226 146h8v50h-8z" fill="#fff"/>`,
      `<path d="M60 60h180v136H60z" fill="${wall}"/><path d="M52 52h196v14H52z" fill="#1d2a3c"/><path d="M60 126h180v4H60z" fill="#fff" opacity=".4"/>`,
      `<path d="M44 100h130v96H44z" fill="${wall}"/><path d="M32 104l77-58 77 58z" fill="#26331f"/><path d="M164 120h96v76h-96z" fill="${wall}"/><path d="M156 122l56-40 56 40z" fill="#26331f"/>`,
    ][at]!
  }<g fill="#ffe2a0"><path d="M92 106h26v26H92zM182 ${at === 2 ? 142 : 106}h26v26h-26z"/></g><path d="M${at === 2 ? 96 : 136} 156h24v40h-24z" fill="#fff"/></svg>`;
const street = `<svg viewBox="0 0 1080 640" width="1080" height="640" style="position:absolute;left:0;top:0" preserveAspectRatio="none"><defs><linearGradient id="d" x2="0" y2="1"><stop stop-color="#16204a"/><stop offset=".55" stop-color="#70508a"/><stop offset="1" stop-color="#f0a56b"/></linearGradient></defs><path fill="url(#d)" d="M0 0h1080v640H0z"/><circle cx="968" cy="236" r="54" fill="#ffd9a0"/>${[0, 1, 2, 3, 4, 5]
  .map((i) => {
    const x = i * 184 - 10;
    const top = 330 + (i % 3) * 34;
    const wall = ['#7c2f2c', '#94403a', '#5f3340', '#8a4a34', '#6d2c33', '#9a4c3b'][i]!;
    const windows = [0, 1, 2]
      .map((row) => [0, 1].map((col) => `<path d="M${x + 34 + col * 70} ${top + 46 + row * 76}h40v52h-40z" fill="${(i + row + col) % 3 ? '#ffd88f' : '#3a2036'}"/>`).join(''))
      .join('');
    return `<path d="M${x} ${top}h176v${640 - top}H${x}z" fill="${wall}"/><path d="M${x - 6} ${top - 12}h188v18H${x - 6}z" fill="#2b1a28"/><path d="M${x + 18} ${top + 20}h92v${640 - top}h-92z" fill="#fff" opacity=".07"/>${windows}`;
  })
  .join('')}<path d="M0 600h1080v40H0z" fill="#1c1526"/></svg>`;

export default `<style>
  body{background:#f5f3ef;color:#1b1c2b;font-family:Figtree}
  nav{position:absolute;left:56px;right:56px;top:46px;display:flex;justify-content:space-between;align-items:baseline;font:600 23px Figtree;color:#fff}nav b{font:700 34px 'Space Grotesk';letter-spacing:-1px}nav span{display:flex;gap:42px}
  h1{position:absolute;left:56px;top:128px;width:900px;font:700 92px/.98 'Space Grotesk';letter-spacing:-4px;color:#fff}
  .find{position:absolute;left:56px;right:56px;top:578px;height:126px;background:#fff;border-radius:16px;display:flex;align-items:center;padding:0 12px 0 36px;box-shadow:0 24px 60px #16204a33}.find div{flex:1;font:600 26px Figtree}.find small{display:block;font:500 19px Figtree;color:#6c6d7b;margin-bottom:6px}.find b{background:#e2583e;color:#fff;height:102px;width:232px;border-radius:12px;display:grid;place-items:center;font:700 25px Figtree}
  .intro{position:absolute;left:56px;right:56px;top:764px;display:flex;justify-content:space-between;align-items:baseline}.intro h2{font:700 46px 'Space Grotesk';letter-spacing:-1.5px}.intro p{font:500 22px Figtree;color:#6c6d7b}
  .homes{position:absolute;left:56px;right:56px;top:840px;display:grid;grid-template-columns:repeat(3,1fr);gap:24px}.homes div{background:#fff;border-radius:14px;overflow:hidden;position:relative}.homes h3{font:700 34px 'Space Grotesk';margin:20px 22px 4px}.homes p{font:500 21px/1.35 Figtree;color:#5b5c6b;margin:0 22px 22px}.homes b{position:absolute;left:14px;top:14px;background:#1b1c2b;color:#fff;padding:8px 14px;border-radius:8px;font:700 17px Figtree}
  .sold{position:absolute;left:56px;right:56px;top:1240px;padding:28px 34px;background:#16204a;border-radius:14px;color:#fff;font:600 25px Figtree;display:flex;justify-content:space-between}.sold span{color:#ffd9a0}
</style>
${street}
<nav><b>Harbor & Pine</b><span><span>Buy</span><span>Sell</span><span>Streets</span><span>Agents</span></span></nav>
<h1>Know the street<br>before the kitchen.</h1>
<div class="find"><div><small>Where</small>South of Boston</div><div><small>Beds</small>Two or more</div><div><small>Up to</small>$900,000</div><b>Show 42</b></div>
<div class="intro"><h2>Listed this week</h2><p>Kept up by our own desk</p></div>
<div class="homes">${homes.map(([price, place, what, ground, wall, tag], at) => `<div>${house(ground, wall, at)}${tag && `<b>${tag}</b>`}<h3>${price}</h3><p>${place}<br>${what}</p></div>`).join('')}</div>
<div class="sold">Sold homes come down the same day.<span>Ask about a street</span></div>`;
