import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { QueueFullError, WorkQueue } from './work-queue.ts'

describe('rendering one page', () => {
  it('returns the result of the render', async () =>
    expect(await new WorkQueue().run('a', async () => 'page')).toBe('page'))

  it('renders once for all requests while it waits or runs', async () => {
    const queue = new WorkQueue()
    const work = aRender()
    const asked = [queue.run('a', work.render), queue.run('a', work.render), queue.run('a', work.render)]
    work.finish('page')
    expect(await Promise.all(asked)).toEqual(['page', 'page', 'page'])
    expect(work.starts).toBe(1)
  })

  it('renders again for a request after it has ended', async () => {
    const queue = new WorkQueue()
    expect(await queue.run('a', async () => 'first')).toBe('first')
    expect(await queue.run('a', async () => 'second')).toBe('second')
  })

  it('starts at once when the queue is empty', () => {
    const work = aRender()
    new WorkQueue().run('a', work.render)
    expect(work.starts).toBe(1)
  })
})

describe('rendering several pages', () => {
  it('renders one at a time', async () => {
    const queue = new WorkQueue()
    const [one, other] = [aRender(), aRender()]
    const both = [queue.run('a', one.render), queue.run('b', other.render)]
    await nextTurn()
    expect(other.starts).toBe(0)
    one.finish('a')
    other.finish('b')
    expect(await Promise.all(both)).toEqual(['a', 'b'])
  })

  it('renders up to its concurrency limit, and never more', async () => {
    const queue = new WorkQueue(64, 3)
    let underWay = 0
    let most = 0
    const render = async () => {
      most = Math.max(most, ++underWay)
      await new Promise((resolve) => setTimeout(resolve, 5))
      underWay--
    }
    await Promise.all(Array.from({ length: 10 }, (_, n) => queue.run(`page ${n}`, render)))
    expect(most).toBe(3)
    expect(underWay).toBe(0)
  })

  it('renders them in order of request', async () => {
    const queue = new WorkQueue()
    const order: string[] = []
    await Promise.all(['c', 'a', 'b'].map((key) => queue.run(key, async () => order.push(key))))
    expect(order).toEqual(['c', 'a', 'b'])
  })

  it('yields to the event loop between two of them, so that other requests are served', async () => {
    const queue = new WorkQueue()
    const order: string[] = []
    const render = (key: string) => async () => {
      order.push(key)
      setImmediate(() => order.push('other requests'))
    }
    await Promise.all(['a', 'b', 'c'].map((key) => queue.run(key, render(key))))
    expect(order).toEqual(['a', 'other requests', 'b', 'other requests', 'c'])
  })

  it('yields to the event loop before one that is requested as soon as the last has ended', async () => {
    const queue = new WorkQueue()
    const order: string[] = []
    await queue.run('a', async () => {
      order.push('a')
      setImmediate(() => order.push('other requests'))
    })
    await queue.run('b', async () => order.push('b'))
    expect(order).toEqual(['a', 'other requests', 'b'])
  })
})

describe('a full queue', () => {
  it('refuses a page beyond its limit', async () => {
    const { queue, finish } = aFullQueue()
    await expect(queue.run('more', async () => 'page')).rejects.toThrow(QueueFullError)
    await finish()
  })

  it('does not render a refused page', async () => {
    const { queue, finish } = aFullQueue()
    const refused = aRender()
    await queue.run('more', refused.render).catch(() => undefined)
    await finish()
    await nextTurn()
    expect(refused.starts).toBe(0)
  })

  it('still returns a page that already runs or waits', async () => {
    const { queue, finish } = aFullQueue()
    const joined = [queue.run('running', async () => 'again'), queue.run('second', async () => 'again')]
    await finish()
    expect(await Promise.all(joined)).toEqual(['running', 'second'])
  })

  it('accepts pages again when there is room', async () => {
    const { queue, finish } = aFullQueue()
    await queue.run('more', async () => 'page').catch(() => undefined)
    await finish()
    expect(await queue.run('more', async () => 'page')).toBe('page')
  })

  it('queues 64 by default', async () => {
    const queue = new WorkQueue()
    const held = aRender()
    const taken = [queue.run('running', held.render)]
    for (let i = 0; i < 64; i++) taken.push(queue.run(`waiting-${i}`, async () => 'page'))
    await expect(queue.run('more', async () => 'page')).rejects.toThrow(QueueFullError)
    held.finish('page')
    expect(await Promise.all(taken)).toHaveLength(65)
  })
})

describe('a render that fails', () => {
  const failing = async () => {
    throw new Error('no data')
  }

  it('fails for all who requested it', async () => {
    const queue = new WorkQueue()
    const asked = await Promise.allSettled([queue.run('a', failing), queue.run('a', failing)])
    expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  })

  it('has the error of the render', () => expect(new WorkQueue().run('a', failing)).rejects.toThrow('no data'))

  it('is one that has hung for 30 seconds, which lets the next one render', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const queue = new WorkQueue()
    const hung = queue.run('a', () => new Promise(() => {}))
    const next = queue.run('b', async () => 'page')
    vi.advanceTimersByTime(29_000)
    expect(await Promise.race([hung.catch(() => 'failed'), nextTurn().then(() => 'hangs')])).toBe('hangs')
    vi.advanceTimersByTime(1_000)
    await expect(hung).rejects.toThrow('The work took over 30000 ms.')
    expect(await next).toBe('page')
  })

  it('does not stop those behind it', async () => {
    const queue = new WorkQueue()
    const failed = queue.run('a', failing)
    const behind = queue.run('b', async () => 'page')
    await expect(failed).rejects.toThrow('no data')
    expect(await behind).toBe('page')
  })

  it('can be retried at once', async () => {
    const queue = new WorkQueue()
    const again = queue.run('a', failing).catch(() => queue.run('a', async () => 'page'))
    expect(await again).toBe('page')
  })
})

/** A render that ends when the test says so. */
function aRender() {
  const { promise, resolve } = Promise.withResolvers<string>()
  const work = {
    starts: 0,
    render: () => {
      work.starts++
      return promise
    },
    finish: resolve,
  }
  return work
}

function aFullQueue() {
  const queue = new WorkQueue(2)
  const running = aRender()
  const all = [
    queue.run('running', running.render),
    queue.run('first', async () => 'first'),
    queue.run('second', async () => 'second'),
  ]
  const finish = () => {
    running.finish('running')
    return Promise.all(all)
  }
  return { queue, finish }
}

const nextTurn = () => new Promise(setImmediate)
