import type { ComponentType } from 'react';
import type { AdminTab } from '../../tabs.tsx';
import type { ListDefinition, RowFilter } from './definition.ts';
import type { Row } from './row.ts';

/** What a capability of its own adds to lists; the inbox knows no more of it. `list` is how calls name the list. */
export interface ListPart {
  /** Adds columns (`beside`) and filters to a list; their values are put into its rows. */
  define: (list: ListDefinition) => ListDefinition;
  /** A list is shown: puts values into its rows from now on. */
  open: (tab: AdminTab, list: string) => void;
  /** In an open row, below what it says. */
  OpenRow: ComponentType<PartOfRow>;
  /** Beside the other buttons for what is selected. */
  Selection: ComponentType<{ list: string; rows: readonly Row[] }>;
  /** Somebody goes to answer a row by mail. */
  onReply: (list: string, row: Row) => void;
}

export interface PartOfRow {
  list: string;
  row: Row;
}

/** A list with what parts add to it; only lists of submissions have any. */
export function withParts(list: ListDefinition, parts: readonly ListPart[]): ListDefinition {
  return list.suspected === undefined ? list : parts.reduce((defined, { define }) => define(defined), list);
}

/** The keys of what stands beside a list's own columns and filters, as far as any of the rows has a value. */
export function presentKeys({ columns, filters = [] }: ListDefinition, rows: readonly Row[]): string[] {
  const keys = [...columns.filter(({ beside }) => beside), ...filters].map(({ key }) => key);
  return [...new Set(keys)].filter((key) => rows.some(({ values }) => values[key]));
}

/** A list with those of its columns and filters beside its own that are present. */
export function presentList(list: ListDefinition, present: readonly string[]): ListDefinition {
  return {
    ...list,
    columns: list.columns.filter(({ key, beside }) => !beside || present.includes(key)),
    filters: list.filters?.filter(({ key }) => present.includes(key)) ?? [],
  };
}

/** The filters of a list, with the values of its rows where they name none. */
export function withChoices({ filters = [] }: ListDefinition, rows: readonly Row[]): RowFilter[] {
  const valuesOf = (key: string): string[] =>
    [...new Set(rows.map(({ values }) => values[key] ?? ''))].filter(Boolean).sort();
  return filters.map((filter) => ({
    ...filter,
    choices: filter.choices ?? valuesOf(filter.key),
  }));
}
