import { hash } from 'node:crypto';

/** The site's colours and rhythm for a page that stands alone: one style element, allowed by its hash. */
export const PAGE_STYLE = `
:root{color-scheme:light dark;--bg:light-dark(#fbfaf7,#0b1022);--raised:light-dark(#fff,#141b38);--text:light-dark(#10162f,#f4f1ea);
--soft:light-dark(#475070,#b1b9d2);--border:light-dark(#767e99,#7680a5);--danger:light-dark(#b30d28,#ff8f9c);
--danger-soft:light-dark(#fdecee,#3a1220);--focus:light-dark(#2b4acb,#f5a524);--far:light-dark(#d5dcf6,#1a2450);--middle:light-dark(#6470a6,#2f3c78);--near:light-dark(#10162f,#060a18)}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:flex;flex-direction:column;background:var(--bg);color:var(--text);font:1.0625rem/1.6 system-ui,sans-serif;overflow-wrap:anywhere}
header,main{width:min(100% - 2.5rem,38rem);margin-inline:auto}
header{padding-block:1.5rem}
header a{display:inline-flex;align-items:center;gap:.625rem;min-height:2.75rem;color:inherit;font-weight:700;font-size:1.25rem;text-decoration:none;letter-spacing:-.02em}
main{flex:1;padding-block:1rem 4rem}
h1{font-size:clamp(1.9rem,1.4rem + 2.4vw,3rem);line-height:1.08;letter-spacing:-.025em;margin:0 0 1.5rem;text-wrap:balance}
.summary{padding:1.25rem 1.5rem;border-inline-start:4px solid var(--danger);border-radius:.25rem;background:var(--danger-soft);margin-block-end:2rem}
.summary h2{font-size:1.0625rem;margin:0 0 .25rem}
.summary ul{margin:.5rem 0 0;padding-inline-start:1.2rem}
.summary a{color:var(--danger)}
.field{margin-block-end:1.25rem}
label{display:block;font-weight:600;margin-block-end:.25rem}
input,select,textarea{width:100%;padding:.7rem .85rem;border:1px solid var(--border);border-radius:.25rem;background:var(--raised);color:inherit;font:inherit}
[aria-invalid]{border:2px solid var(--danger)}
.fault{color:var(--danger);font-weight:600;margin:.3rem 0 0}
.note{color:var(--soft);font-weight:400;text-wrap:balance}
.field p.note{margin:0 0 .35rem;font-size:1rem;line-height:1.45}
button{padding:.85rem 1.75rem;border:0;border-radius:.25rem;background:#c8102e;color:#fff;font:700 1.0625rem/1.4 system-ui,sans-serif;cursor:pointer}
button:hover{background:#a00c24}
.quiet{margin-inline-start:.5rem;border:1px solid var(--border);background:none;color:inherit}
.quiet:hover{background:var(--far)}
:focus-visible{outline:3px solid var(--focus);outline-offset:3px}
a{color:inherit;text-underline-offset:.2em}
.trap{position:absolute;left:-100vw;width:1px;height:1px;overflow:hidden}
svg{display:block;width:100%;height:clamp(5rem,14vw,11rem)}
.mark{width:1.5rem;height:2.25rem}
.far{fill:var(--far)}.middle{fill:var(--middle)}.near{fill:var(--near)}
@media print{:root{color-scheme:light}header,body>svg{display:none}}
`;

/** What a Content-Security-Policy needs to allow exactly this style. */
export const PAGE_STYLE_HASH = `sha256-${hash('sha256', PAGE_STYLE, 'base64')}`;
