import { and, asc, count, eq, lt } from 'drizzle-orm'
import type { Sql } from '#server/db/database.ts'
import { staff, staffChallenges, staffInvitations, staffPasskeys, staffRecoveryCodes } from '#server/db/schema/staff.ts'
import type { NewPasskey } from './passkeys.ts'

export type StoredPasskey = typeof staffPasskeys.$inferSelect
type Challenge = { id: string; purpose: Purpose; staff: string | null; value: string; endsAt: Date }
/** What an answer is good for. */
export type Purpose = 'login' | 'proof' | 'passkey' | 'password'

/** How people log in: passkeys, recovery codes, links, and what they are being asked. */
export function waysStore(db: Sql) {
  return {
    async passkeysOf(person: string): Promise<StoredPasskey[]> {
      return db
        .select()
        .from(staffPasskeys)
        .where(eq(staffPasskeys.staff, person))
        .orderBy(asc(staffPasskeys.createdAt))
    },

    async findPasskey(id: string): Promise<StoredPasskey | null> {
      const [found] = await db.select().from(staffPasskeys).where(eq(staffPasskeys.id, id))
      return found ?? null
    },

    /** False if it is known already. */
    async addPasskey(person: string, name: string, passkey: NewPasskey, at: Date): Promise<boolean> {
      const added = await db
        .insert(staffPasskeys)
        .values({ ...passkey, staff: person, name, createdAt: at })
        .onConflictDoNothing()
        .returning({ id: staffPasskeys.id })
      return added.length > 0
    },

    async notePasskeyUse(id: string, counter: number, at: Date): Promise<void> {
      await db.update(staffPasskeys).set({ counter, usedAt: at }).where(eq(staffPasskeys.id, id))
    },

    async removePasskey(person: string, id: string): Promise<StoredPasskey | null> {
      const isIt = and(eq(staffPasskeys.id, id), eq(staffPasskeys.staff, person))
      const [removed] = await db.delete(staffPasskeys).where(isIt).returning()
      return removed ?? null
    },

    async replaceRecoveryCodes(person: string, hashes: readonly string[]): Promise<void> {
      await db.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staff, person))
      await db.insert(staffRecoveryCodes).values(hashes.map((codeHash) => ({ codeHash, staff: person })))
    },

    async countRecoveryCodes(person: string): Promise<number> {
      const [row] = await db
        .select({ left: count() })
        .from(staffRecoveryCodes)
        .where(eq(staffRecoveryCodes.staff, person))
      return row?.left ?? 0
    },

    /** Each is good once, also for two who use it at the same moment. */
    async spendRecoveryCode(person: string, codeHash: string): Promise<boolean> {
      const isIt = and(eq(staffRecoveryCodes.staff, person), eq(staffRecoveryCodes.codeHash, codeHash))
      return (await db.delete(staffRecoveryCodes).where(isIt).returning({ staff: staffRecoveryCodes.staff })).length > 0
    },

    /** Everything with which the person could log in, links included. */
    async removeAll(person: string): Promise<void> {
      await db.delete(staffPasskeys).where(eq(staffPasskeys.staff, person))
      await db.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staff, person))
      await db.delete(staffInvitations).where(eq(staffInvitations.staff, person))
      await db.delete(staffChallenges).where(eq(staffChallenges.staff, person))
      await db.update(staff).set({ password: null, totpSecret: null }).where(eq(staff.id, person))
    },

    /** Takes the place of an earlier link of the person. */
    async putInvitation(invitation: typeof staffInvitations.$inferInsert): Promise<void> {
      await db.delete(staffInvitations).where(eq(staffInvitations.staff, invitation.staff))
      await db.insert(staffInvitations).values(invitation)
    },

    async findInvitation(id: string) {
      const [found] = await db.select().from(staffInvitations).where(eq(staffInvitations.id, id))
      return found ?? null
    },

    async findInvitationByToken(tokenHash: string) {
      const [found] = await db.select().from(staffInvitations).where(eq(staffInvitations.tokenHash, tokenHash))
      return found ?? null
    },

    /** The link is good once. */
    async takeInvitation(tokenHash: string) {
      const [taken] = await db.delete(staffInvitations).where(eq(staffInvitations.tokenHash, tokenHash)).returning()
      return taken ?? null
    },

    async addChallenge(challenge: Challenge): Promise<void> {
      await db.insert(staffChallenges).values(challenge)
    },

    async findChallenge(id: string, purpose: Purpose, at: Date) {
      const isIt = and(eq(staffChallenges.id, id), eq(staffChallenges.purpose, purpose))
      const [found] = await db.select().from(staffChallenges).where(isIt)
      return found && found.endsAt > at ? found : null
    },

    /** An answer to it is read once, right or wrong. */
    async takeChallenge(id: string, purpose: Purpose, at: Date) {
      const isIt = and(eq(staffChallenges.id, id), eq(staffChallenges.purpose, purpose))
      const [taken] = await db.delete(staffChallenges).where(isIt).returning()
      return taken && taken.endsAt > at ? taken : null
    },

    async deleteEndedChallenges(at: Date): Promise<void> {
      await db.delete(staffChallenges).where(lt(staffChallenges.endsAt, at))
    },
  }
}
