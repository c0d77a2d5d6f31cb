import { company, mailHref, telHref, type Office } from '#content/company.ts';
import type { HelpCategoryId } from '#content/help/help-article.ts';
import { helpCategories } from '#content/help/help-center.ts';

interface Props {
  selected: HelpCategoryId;
  onSelect: (category: HelpCategoryId) => void;
}

/** Categories, and how to reach a person. */
export function HelpSidebar({ selected, onSelect }: Props) {
  const { nepal, boston } = company.offices;
  return (
    <aside className="help-side">
      <nav aria-label="Help categories">
        <ul className="help-categories">
          {helpCategories.map(({ id, name, articles }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                aria-current={id === selected ? 'true' : undefined}
                onClick={(event) => {
                  // A new tab or window stays what the visitor asked for.
                  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                  event.preventDefault();
                  onSelect(id);
                }}
              >
                {name} <span className="help-count">{articles.length}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <address className="help-contact">
        <h2>Still stuck? Ask a person.</h2>
        <p>
          <a href={mailHref(company.emails.info)}>{company.emails.info}</a>
        </p>
        <OfficeLines office={nepal} place={`Bhaisepati, ${nepal.address.locality}`} />
        <OfficeLines office={boston} place={boston.place} />
      </address>
    </aside>
  );
}

function OfficeLines({ office: { phones, openingHours }, place }: { office: Office; place: string }) {
  return (
    <>
      <p className="help-office">{place}</p>
      {phones.map((phone) => (
        <p key={phone.tel}>
          <a href={telHref(phone)}>{phone.display}</a>
        </p>
      ))}
      <p className="soft">{`${openingHours.days}, ${openingHours.hours} ${openingHours.zoneName}`}</p>
    </>
  );
}
