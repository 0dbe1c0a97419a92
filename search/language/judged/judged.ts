type Words = readonly (readonly [query: string, document: string])[]

type Judgement = {
  /** The word of the document has to be found by the word of the query. */
  pairs: Words
  /** It must not be. */
  lookAlikes: Words
}

/** The rules are improved on `tuned`. `heldOut` is only counted, never looked into, so that its figure says what strangers get. */
export type Judged = { tuned: Judgement; heldOut: Judgement }
