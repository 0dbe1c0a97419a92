// biome-ignore-all lint/a11y/noRedundantRoles: styles show rows as cards on a phone, and tables of some browsers are none then.
import { Link, type LinkProps } from '@tanstack/react-router'
import { type ReactNode, useId, useRef } from 'react'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'
import { useRowKeys } from './use-row-keys.ts'
import './list.css'

export type Column<Row> = {
  id: string
  label: string
  cell: (row: Row) => ReactNode
  /** Of numbers and amounts: at the end of the cell. */
  isNumber?: boolean
  /** Words that are not broken, such as a day or a state. */
  isShort?: boolean
  /** On a phone: beside the name of the row, without its label, or not at all. */
  onPhone?: 'beside' | 'plain' | 'none'
  /** Of the first column: under the link. */
  below?: (row: Row) => ReactNode
  /** What the address says of rows sorted by it: `jarjestys=nimi`, backwards `jarjestys=-nimi`. */
  sort?: string
}

/** What is there of the rows: see `useList`. */
export type ListState<Row> = {
  rows: readonly Row[] | undefined
  error: Error | null
  isFetching: boolean
  hasMore: boolean
  /** Rows before the first shown one were left out: the address named a later place. */
  isCut: boolean
  showMore: () => void
  showFromStart: () => void
  retry: () => void
}

type Props<Row> = {
  /** Says what is listed, for those who do not see the page. */
  caption: string
  /** The first column names the row, and leads to it. */
  columns: readonly Column<Row>[]
  list: ListState<Row>
  keyOf: (row: Row) => string
  linkOf?: (row: Row) => LinkProps
  /** As in the address; the first character `-` is backwards. */
  sort?: string | undefined
  onSort?: (sort: string) => void
  /** Instead of rows, where there are none: what that means, and what to do. */
  empty: ReactNode
}

/** The rows of a list: sorted, by keyboard, as cards on a phone. */
export function List<Row>({ caption, columns, list, keyOf, linkOf, sort, onSort, empty }: Props<Row>) {
  const body = useRef<HTMLTableSectionElement>(null)
  const id = useId()
  useRowKeys(body)
  const { rows, error } = list
  if (error && !rows) {
    return (
      <div className="stack">
        <Notice kind="danger">{error.message}</Notice>
        <div>
          <Button onPress={list.retry}>Yritä uudelleen</Button>
        </div>
      </div>
    )
  }
  return (
    <div className="list" aria-busy={list.isFetching}>
      {error && <Notice kind="danger">{error.message}</Notice>}
      {list.isCut && (
        <p className="list-cut">
          Luettelon alkua ei näytetä. <Button onPress={list.showFromStart}>Näytä alusta</Button>
        </p>
      )}
      <table role="table" aria-labelledby={id}>
        <caption className="visually-hidden" id={id}>
          {caption}
        </caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <HeadCell key={column.id} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" ref={body}>
          {rows?.map((row) => (
            <tr key={keyOf(row)} role="row">
              {columns.map((column, at) => (
                <td key={column.id} role="cell" data-label={column.label} className={classOf(column, at)}>
                  {at === 0 && linkOf ? (
                    <Link {...linkOf(row)} className="row-link">
                      {column.cell(row)}
                    </Link>
                  ) : (
                    column.cell(row)
                  )}
                  {column.below && <span className="list-below">{column.below(row)}</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {!rows && <LoadingRows />}
      {rows?.length === 0 && <div className="list-empty">{empty}</div>}
      {list.hasMore && (
        <div className="list-more">
          <Button onPress={list.showMore} isPending={list.isFetching}>
            Näytä lisää
          </Button>
        </div>
      )}
    </div>
  )
}

function classOf<Row>({ isNumber, isShort, onPhone }: Column<Row>, at: number): string {
  return [at === 0 && 'first', isNumber && 'number', isShort && 'short', onPhone && `phone-${onPhone}`]
    .filter(Boolean)
    .join(' ')
}

type HeadProps<Row> = {
  column: Column<Row>
  sort: string | undefined
  onSort: ((sort: string) => void) | undefined
}

function HeadCell<Row>({ column: { label, isNumber, sort: own }, sort, onSort }: HeadProps<Row>) {
  const isUp = own !== undefined && sort === own
  const isDown = own !== undefined && sort === `-${own}`
  return (
    <th
      role="columnheader"
      scope="col"
      className={isNumber ? 'number' : ''}
      aria-sort={isUp ? 'ascending' : isDown ? 'descending' : undefined}
    >
      {own !== undefined && onSort ? (
        <button type="button" className="list-sort" onClick={() => onSort(isUp ? `-${own}` : own)}>
          {label}
          <span aria-hidden="true">{isUp ? '↑' : isDown ? '↓' : '↕'}</span>
        </button>
      ) : (
        label
      )}
    </th>
  )
}

function LoadingRows() {
  return (
    <div className="list-loading" role="status">
      <span className="visually-hidden">Haetaan rivejä</span>
      {['a', 'b', 'c', 'd', 'e'].map((row) => (
        <span key={row} className="list-shade" />
      ))}
    </div>
  )
}
