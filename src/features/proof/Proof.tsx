import type { Yours } from '#content/yours.ts';
import './proof.css';

/** Who works here and what others say of it; a part without content is not there. */
export function Proof({
  team,
  testimonials,
  clients,
  figures,
}: Pick<Yours, 'team' | 'testimonials' | 'clients' | 'figures'>) {
  return (
    <>
      {team.length > 0 && (
        <section className="proof wrap" aria-labelledby="team">
          <h2 id="team">Who you will talk to</h2>
          <ul className="proof-row">
            {team.map(({ name, role, portrait, href }) => (
              <li key={name}>
                <div className="portrait">
                  <img src={portrait} alt={name} width="480" height="600" loading="lazy" decoding="async" />
                </div>
                <strong>{name}</strong>
                <p className="soft">{role}</p>
                {href && <a href={href}>{href.replace(/^\w+:/, '')}</a>}
              </li>
            ))}
          </ul>
        </section>
      )}
      {testimonials.length > 0 && (
        <section className="proof wrap" aria-labelledby="said">
          <h2 id="said">In their words</h2>
          <div className="proof-row">
            {testimonials.map(({ words, name, role }) => (
              <figure key={name}>
                <blockquote className="lede">{words}</blockquote>
                <figcaption>
                  <strong>{name}</strong>
                  <span>{`, ${role}`}</span>
                </figcaption>
              </figure>
            ))}
          </div>
        </section>
      )}
      {figures.length > 0 && (
        <section className="proof wrap" aria-labelledby="measured">
          <h2 id="measured">Measured</h2>
          <dl className="proof-row">
            {figures.map(({ figure, label, source }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd className="proof-figure">{figure}</dd>
                <dd className="soft">{source}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {clients.length > 0 && (
        <section className="proof wrap" aria-labelledby="clients">
          <h2 id="clients">Who trusts us</h2>
          <ul className="proof-row">
            {clients.map((client) => (
              <li key={client}>{client}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
