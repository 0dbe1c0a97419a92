import { makePasswordsCheap } from '#server/identity/passwords.ts'

makePasswordsCheap()
