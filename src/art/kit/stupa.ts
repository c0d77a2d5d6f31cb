/** A stupa as in Boudha or Swayambhu, lit from the right. Origin: middle of its foot; about 100 wide and 150 tall. */
export function stupa(id: string): string {
  const tiers = Array.from({ length: 13 }, (_, i) => {
    const y = -92 - i * 3.1;
    const w = 11 - i * 0.72;
    return `<path d="M${-w} ${y}h${w * 2}l-.9-2.5h${-w * 2 + 1.8}z" fill="url(#${id}-gold)"/>`;
  });
  return `
  <defs>
    <linearGradient id="${id}-dome" x1="0" x2="1"><stop offset="0" stop-color="#2c2f5e"/><stop offset=".45" stop-color="#5d5a88"/><stop offset=".8" stop-color="#c58d8f"/><stop offset="1" stop-color="#f3c19c"/></linearGradient>
    <linearGradient id="${id}-gold" x1="0" x2="1"><stop offset="0" stop-color="#5b3a3c"/><stop offset=".5" stop-color="#b5713a"/><stop offset="1" stop-color="#ffce7a"/></linearGradient>
    <linearGradient id="${id}-base" x1="0" x2="1"><stop offset="0" stop-color="#20234d"/><stop offset=".6" stop-color="#4a4673"/><stop offset="1" stop-color="#a97982"/></linearGradient>
  </defs>
  <path d="M-64 0h128v-8h-10v-8h-9v-7h-90v7h-9v8h-10z" fill="url(#${id}-base)"/>
  <path d="M-46-23c-2-26 14-45 46-45s48 19 46 45z" fill="url(#${id}-dome)"/>
  <path d="M-44-34c10 5 24 3 30 7 9 5 22 5 30 0 7-4 20-2 28-7" fill="none" stroke="#c98b52" stroke-opacity=".5" stroke-width="1.4"/>
  <path d="M-13-67h26v-4h-26zM-15-71h30v-2h-30z" fill="url(#${id}-base)"/>
  <path d="M-12-73h24v-15h-24z" fill="url(#${id}-gold)"/>
  <g fill="none" stroke="#171a3c" stroke-width=".9"><path d="M-9.500-81q3.500-3.200 7.500-.6M2-81.600q4-2.600 7.500.6"/><path d="M-9-80q3.600 2.200 7-.2M2-80.200q3.400 2.400 7 .2"/><path d="M.6-80.500q-2 3-.2 4.200 1.600-.4.4-1.900"/></g>
  <circle cx="-5" cy="-80.200" r="1" fill="#1c2a6e"/><circle cx="5.200" cy="-80.200" r="1" fill="#1c2a6e"/>
  <path d="M-15-88h30l-3-3.500h-24z" fill="url(#${id}-gold)"/>
  ${tiers.join('')}
  <path d="M-9-133q9-4 18 0l-2 3.500h-14z" fill="url(#${id}-gold)"/>
  <path d="M-.8-136h1.600l1.200-6-2-9-2 9z" fill="url(#${id}-gold)"/>`;
}
