export default `<style>
  body{background:#1f3fa8;color:#f3f6ff;font-family:'Space Grotesk'}
  h1{position:absolute;left:60px;top:56px;font:700 84px/.98 'Space Grotesk';letter-spacing:-3px;width:760px}
  .no{position:absolute;right:60px;top:66px;font:500 24px/1.35 'Space Grotesk';text-align:right}
  .h{position:absolute;font:46px/.95 Caveat;color:#ffd76a}
  .spec{position:absolute;left:60px;right:60px;bottom:56px;display:grid;grid-template-columns:repeat(4,1fr);border-top:2px solid #fff8;padding-top:24px;font:500 24px/1.3 'Space Grotesk'}.spec b{display:block;font:700 42px/1.1 'Space Grotesk'}
  svg{position:absolute;inset:0}.rm{font:500 24px 'Space Grotesk';fill:#c9d6ff}
</style>
<svg width="1080" height="1350" viewBox="0 0 1080 1350"><defs><pattern id="grid" width="40" height="40" patternUnits="userSpaceOnUse"><path d="M40 0H0V40" fill="none" stroke="#fff" stroke-opacity=".09" stroke-width="2"/></pattern></defs>
  <path d="M0 0h1080v1350H0z" fill="url(#grid)"/>
  <g fill="none" stroke="#fff" stroke-width="12" stroke-linejoin="miter"><path d="M160 340H920V1080H600M480 1080H160V340"/><path d="M160 640H330M430 640H520V340M520 640V760M520 860V1080M660 640H760M860 640H920M520 640H560" stroke-width="8"/></g>
  <g fill="none" stroke="#fff" stroke-width="3"><path d="M330 640a100 100 0 0 1 100-100V640M560 640a100 100 0 0 0 100 100V640M760 640a100 100 0 0 1 100-100V640M520 760a100 100 0 0 1-100 100H520M480 1080a120 120 0 0 1 120-120V1080"/>
  <path d="M230 334h200v12H230zM620 334h220v12H620zM914 780h12v200h-12zM154 420h12v140h-12zM154 820h12v160h-12z" fill="#1f3fa8"/>
  <path d="M200 380h150v110H200zM200 380v110M206 388h38v42h-38zM206 440h38v42h-38z"/><path d="M700 380h170v120H700zM708 388h44v104h-44z"/>
  <path d="M560 1040h60v-260h-60M590 800v220"/><circle cx="590" cy="830" r="14"/><circle cx="590" cy="880" r="14"/><path d="M720 880h120v120H720zM700 900h20v80h-20zM840 900h20v80h-20zM740 860h80v20h-80zM740 1000h80v20h-80z"/>
  <path d="M190 700h60v220h-60zM200 710h40v60h-40M330 900h110v70H330z"/></g>
  <g stroke="#9fb6ff" stroke-width="2"><path d="M160 306H920M160 296v20M920 296v20M966 340V1080M956 340h20M956 1080h20"/></g>
  <text class="rm" x="540" y="296" text-anchor="middle">12.4 m</text><text class="rm" x="996" y="716" transform="rotate(90 996 716)" text-anchor="middle">11.9 m</text>
  <text class="rm" x="290" y="580" text-anchor="middle">Bedroom</text><text class="rm" x="610" y="580" text-anchor="middle">Bedroom</text><text class="rm" x="330" y="1030" text-anchor="middle">Sitting room</text><text class="rm" x="740" y="760" text-anchor="middle">Kitchen</text>
  <g fill="none" stroke="#ffd76a" stroke-width="4" stroke-linecap="round"><path d="M860 1132c20-40 30-60 26-104m-14 18 14-20 16 18M104 292c-12 60 4 130 44 178m-30-8 32 10 4-34M300 1130c-40-20-60-60-58-100m-14 16 13-18 17 16"/></g>
</svg>
<h1>Read it like an owner.</h1><div class="no">Courtyard Homes<br>Flat 3B, Bhaisepati</div>
<div class="h" style="left:36px;top:236px;transform:rotate(-4deg)">sun until 10</div><div class="h" style="left:310px;top:1112px;transform:rotate(-2deg)">seat for two aunts</div><div class="h" style="left:690px;top:1128px;transform:rotate(3deg)">pumpkins go here</div>
<div class="spec"><div><b>2</b>bedrooms</div><div><b>1,580</b>square feet</div><div><b>Rs 48k</b>a month</div><div><b>Now</b>vacant</div></div>`;
