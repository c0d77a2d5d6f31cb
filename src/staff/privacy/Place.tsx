import { ID_PATTERN, idTime } from '#shared/ids.ts';
import type { HeldPlace, HeldThing } from '#shared/personal-data.ts';
import { listPlace } from '../inbox/view/open-list.ts';
import { routeHref } from '../shell/address.ts';
import { listTabs } from '#forms/registry.ts';
import { fullTime } from '../shell/times.ts';

const LISTS = new Map([...listTabs, ['verification', { id: 'verification', tab: 'Key verification' }]]);

/** What one place keeps, each entry with the way to its row. */
export function Place({ place, items }: HeldPlace) {
  const list = LISTS.get(place);
  const label = list?.tab ?? place.charAt(0).toUpperCase() + place.slice(1);
  return (
    <section aria-label={label}>
      <h3>{`${label} (${items.length.toLocaleString('en-US')})`}</h3>
      <ul>
        {items.map((item, index) => (
          <li key={item.id ?? index}>
            <Entry item={item} tabId={list?.id} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Entry({ item, tabId }: { item: HeldThing; tabId: string | undefined }) {
  const { id = '', suspected = false, mentioned, values } = item;
  const name = ID_PATTERN.test(id.slice(0, 20)) ? fullTime(idTime(id)) : 'Without a time';
  const said = Object.entries(values).filter(([key, value]) => key !== 'id' && value !== '');
  return (
    <>
      <p>
        {tabId && id ? (
          <a href={routeHref(...listPlace(tabId, suspected), id)}>{name}</a>
        ) : (
          <span>{name}</span>
        )}{' '}
        {suspected && <span className="admin-quiet">suspected spam</span>}{' '}
        {mentioned && (
          <span className="admin-quiet">somebody else’s, who mentions the address: it stays</span>
        )}
      </p>
      <dl>
        {said.map(([key, value]) => (
          <div key={key}>
            <dt>{key.replaceAll('_', ' ')}</dt>
            <dd dir="auto">{shown(value)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

const STORED_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** `Nov 30, 2026, 1:41 PM Nepal time mail sent`, a line for each try to tell somebody of it. */
function shown(value: unknown): string {
  if (Array.isArray(value)) return value.map(shown).join('\n');
  if (typeof value === 'object' && value !== null) return Object.values(value).map(shown).join(' ');
  const text = String(value);
  return STORED_TIME.test(text) ? fullTime(Date.parse(text)) : text;
}
