import type { FeeRule } from '#content/yours.ts';

const rupees = (amount: number) => `NPR ${Math.round(amount).toLocaleString('en-US')}`;

/** What an owner pays and keeps at some rents, by the company's own rule; without a rule it is not there. */
export function FeeEstimate({ rule }: { rule: FeeRule | undefined }) {
  if (!rule) return null;
  return (
    <table>
      <caption>{`As a rule ${rule.percent}% of the rent, at least ${rupees(rule.least)} a month. Your quotation says it for your property.`}</caption>
      <thead>
        <tr>
          <th scope="col">Rent a month</th>
          <th scope="col">Our fee</th>
          <th scope="col">Yours, before repairs</th>
        </tr>
      </thead>
      <tbody>
        {rule.rents.map((rent) => {
          const fee = Math.max((rent * rule.percent) / 100, rule.least);
          return (
            <tr key={rent}>
              <th scope="row">{rupees(rent)}</th>
              <td>{rupees(fee)}</td>
              <td>{rupees(rent - fee)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
