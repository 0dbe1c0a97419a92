import { renderToStaticMarkup } from 'react-dom/server'
import type { StoredBlock } from '#contract/content/content.ts'
import { type Origins, resolveSiteLinks } from '#server/pages/addresses/site-links.ts'
import type { BlockDefinition, LoadContext, Reads } from '#web/block-kit/define-block.ts'
import type { BlockRegistry } from '#web/blocks/registry.ts'
import { type IslandLedger, IslandLedgerProvider } from '#web/islands/island.tsx'

const LOAD_TIMEOUT_MS = 2000

/** A block failed. Thrown in tests, logged in production, where the page is served without the block. */
export class BlockProblem extends Error {
  /** Whether it only took too long, as on a busy machine. */
  get isSlow(): boolean {
    return this.cause instanceof SlowLoad
  }
}

class SlowLoad extends Error {}

type ReadyBlock = {
  stored: StoredBlock
  definition: BlockDefinition
  props: object
  data: unknown
  /** Style sheets. */
  css: readonly string[]
  tags: readonly string[]
  validUntil?: Date | undefined
}

/** Development only: the box shown instead of a failed block. */
type FailedBlock = { box: string; css: readonly string[]; tags: readonly string[]; validUntil?: undefined }

export type BlockNeeds = {
  registry: BlockRegistry
  reads: Reads
  origins: Origins
  onProblem: (problem: BlockProblem) => void
  /** How long a block may load before it counts as failed. Default: two seconds. */
  loadTimeoutMs?: number
  /** Development only: renders the problem as HTML, shown instead of the block. */
  showProblem?: ((problem: BlockProblem) => string) | undefined
}

/** Validates the stored blocks and loads their data concurrently. Failed blocks are reported and omitted, or shown. */
export async function prepareBlocks(
  needs: BlockNeeds,
  stored: readonly StoredBlock[],
  context: LoadContext,
): Promise<(ReadyBlock | FailedBlock)[]> {
  const prepared = await Promise.all(
    stored.map(async (block) => {
      try {
        return await prepareBlock(needs, block, context)
      } catch (error) {
        const box = reportProblem(needs, block, context, error)
        return box === undefined ? null : { box, css: [], tags: [] }
      }
    }),
  )
  return prepared.filter((block) => block !== null)
}

async function prepareBlock(
  { registry, reads, origins, loadTimeoutMs = LOAD_TIMEOUT_MS }: BlockNeeds,
  stored: StoredBlock,
  context: LoadContext,
): Promise<ReadyBlock> {
  const definition = registry.get(stored.type)
  if (!definition) throw new Error('unknown block type')
  const parsed = definition.schema.safeParse(stored.props)
  if (!parsed.success) throw new Error(sentences(parsed.error.issues).join('; '))
  const loaded = definition.load
    ? await withTimeout(definition.load(parsed.data, context, reads), loadTimeoutMs)
    : { data: undefined, tags: [] }
  const props = resolveSiteLinks(parsed.data, origins)
  const css = [...(definition.cssFor?.(props, loaded.data) ?? []), ...definition.css]
  return { stored, definition, props, css, ...loaded }
}

type Place = Pick<LoadContext, 'site' | 'language' | 'path'> & { address: string; opened: boolean }

/** Renders each block separately: one that throws is reported and omitted, or shown. */
export function renderBlocks(
  needs: Pick<BlockNeeds, 'onProblem' | 'showProblem'>,
  blocks: readonly (ReadyBlock | FailedBlock)[],
  place: Place,
  ledger: IslandLedger,
): string[] {
  return blocks.flatMap((block, index) => {
    if ('box' in block) return [block.box]
    try {
      return [renderBlock(block, place, ledger, index === 0 && !place.opened)]
    } catch (error) {
      return reportProblem(needs, block.stored, place, error) ?? []
    }
  })
}

/** Returns the HTML that development shows instead of the block; undefined in production. */
function reportProblem(
  { onProblem, showProblem }: Pick<BlockNeeds, 'onProblem' | 'showProblem'>,
  block: StoredBlock,
  place: Pick<LoadContext, 'site' | 'language' | 'path'>,
  error: unknown,
): string | undefined {
  const problem = new BlockProblem(`${describe(block, place)}: ${messageOf(error)}`, { cause: error })
  // Shown first, because that maps the stack to the sources, for the log too.
  const box = showProblem?.(problem)
  onProblem(problem)
  return box
}

function renderBlock(
  { stored, definition, props, data }: ReadyBlock,
  place: Place,
  ledger: IslandLedger,
  first: boolean,
): string {
  const { view: View } = definition
  return renderToStaticMarkup(
    <IslandLedgerProvider value={ledger}>
      <View
        props={props}
        data={data}
        anchor={stored.anchor}
        language={place.language}
        address={place.address}
        first={first}
      />
    </IslandLedgerProvider>,
  )
}

/** Validation errors of stored blocks, without loading their data. */
export function blockProblems(registry: BlockRegistry, blocks: readonly StoredBlock[]): string[] {
  return blocks.flatMap(({ type, props }, index) => {
    const definition = registry.get(type)
    if (!definition) return [`blocks.${index}: there is no block of type '${type}'`]
    const parsed = definition.schema.safeParse(props)
    return parsed.success ? [] : sentences(parsed.error.issues).map((text) => `blocks.${index} (${type}): ${text}`)
  })
}

function sentences(issues: readonly { path: PropertyKey[]; message: string }[]): string[] {
  return issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
}

function withTimeout<Result>(load: Promise<Result>, ms: number): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new SlowLoad(`loading took over ${ms} ms`)), ms)
    load.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

function describe(
  { type }: StoredBlock,
  { site, language, path }: Pick<LoadContext, 'site' | 'language' | 'path'>,
): string {
  return `Block '${type}' on ${site} ${language} ${path}`
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
