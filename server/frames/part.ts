import type { z } from 'zod'
import type { FormField } from '#contract/office/editor/form-field.ts'
import type {
  FrameContent,
  FramePlace,
  FrameProblem,
  TermMove,
  TermUse,
} from '#contract/office/frames/frame-of-office.ts'
import type { Sql } from '#server/db/database.ts'

/** Makes a form of a schema. */
export type DescribeForm = (schema: z.ZodType, place: string) => FormField

export type ObjectForm = Extract<FormField, { kind: 'object' }>

/** What each part of a frame is, and where visitors' pages read it. */
export type Part = {
  form(place: FramePlace): ObjectForm
  /** Of the content alone, without its site and language. */
  schema(place: FramePlace): z.ZodType
  find(db: Sql, place: FramePlace): Promise<FrameContent>
  /** Stores a content that fits the schema, and tells all pages. */
  put(tx: Sql, place: FramePlace, content: FrameContent): Promise<void>
  /** What else is wrong with a content that is to follow another. */
  problems?(db: Sql, place: FramePlace, content: FrameContent, before: FrameContent): Promise<FrameProblem[]>
  /** What a content would take away that pages use. */
  uses?(db: Sql, place: FramePlace, content: FrameContent, before: FrameContent): Promise<TermUse[]>
  /** What else would be lost, and can be published nevertheless. */
  warnings?(db: Sql, place: FramePlace, content: FrameContent, before: FrameContent): Promise<FrameProblem[]>
  /** Pages use other terms from now on. */
  move?(tx: Sql, place: FramePlace, moves: readonly TermMove[]): Promise<void>
  /** Makes a content whole before it is checked: ids of what is new. */
  complete?(db: Sql, place: FramePlace, content: FrameContent): Promise<FrameContent>
}
