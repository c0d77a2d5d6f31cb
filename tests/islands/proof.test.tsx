import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { yours } from '#content/yours.ts';
import { FeeEstimate } from '#features/proof/FeeEstimate.tsx';
import { Proof } from '#features/proof/Proof.tsx';

afterEach(cleanup);

describe('what only the company can say', () => {
  test('is not there while it is empty', () => {
    const { container } = render(<Proof {...yours} />);
    expect(container.innerHTML).toBe('');
  });

  test('shows people, words, figures and clients once they are filled in', () => {
    render(
      <Proof
        team={[
          {
            name: 'Sita Maharjan',
            role: 'Writes the posts',
            portrait: '/people/sita.webp',
            href: 'tel:+9771',
          },
        ]}
        testimonials={[{ words: 'They call back.', name: 'A. Client', role: 'dentist, Quincy' }]}
        clients={['A Clinic']}
        figures={[{ figure: '41', label: 'houses in our care', source: 'our books, November 2026' }]}
      />,
    );
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(titles).toEqual(['Who you will talk to', 'In their words', 'Measured', 'Who trusts us']);
    expect(screen.getByRole('img', { name: 'Sita Maharjan' }).getAttribute('src')).toBe('/people/sita.webp');
    expect(screen.getByRole('link', { name: '+9771' }).getAttribute('href')).toBe('tel:+9771');
    expect(screen.getByText('They call back.').tagName).toBe('BLOCKQUOTE');
    expect(screen.getByText('41').parentElement?.textContent).toBe(
      'houses in our care41our books, November 2026',
    );
    expect(screen.getByText('A Clinic')).toBeTruthy();
  });

  test('shows only what is filled in', () => {
    render(<Proof {...yours} clients={['A Clinic']} />);
    expect(screen.getAllByRole('heading')).toHaveLength(1);
  });

  test('works out what an owner pays and keeps, never less than the least fee', () => {
    const { container } = render(<FeeEstimate rule={yours.propertyFee} />);
    expect(container.innerHTML).toBe('');
    render(<FeeEstimate rule={{ percent: 10, least: 4000, rents: [30000, 80000] }} />);
    const rows = screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
    expect(rows.slice(1)).toEqual([
      ['NPR 30,000', 'NPR 4,000', 'NPR 26,000'],
      ['NPR 80,000', 'NPR 8,000', 'NPR 72,000'],
    ]);
    expect(
      screen.getByRole('table', { name: /^As a rule 10% of the rent, at least NPR 4,000/ }),
    ).toBeTruthy();
  });
});
