import type { BlockDefinition } from '#web/block-kit/define-block.ts'
import { blockList } from './block-list.ts'

/** All blocks, by the type used in content. */
export type BlockRegistry = ReadonlyMap<string, BlockDefinition>

export const blocks: BlockRegistry = new Map(blockList.map((block) => [block.type, block]))
