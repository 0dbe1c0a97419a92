import type { FeatureMessages } from '#web/messages/feature-messages.ts'

export const recipeMessages = {
  recipeTime: { fi: 'Valmistusaika', en: 'Total time', se: 'Tillagningstid', de: 'Zubereitungszeit' },
  recipeActiveTime: { fi: 'Työaika', en: 'Active time', se: 'Aktiv tid', de: 'Arbeitszeit' },
  recipeDifficulty: { fi: 'Vaikeus', en: 'Difficulty', se: 'Svårighetsgrad', de: 'Schwierigkeit' },
  recipeEasy: { fi: 'Helppo', en: 'Easy', se: 'Lätt', de: 'Einfach' },
  recipeMedium: { fi: 'Keskitaso', en: 'Medium', se: 'Medel', de: 'Mittel' },
  recipeDemanding: { fi: 'Vaativa', en: 'Demanding', se: 'Avancerad', de: 'Anspruchsvoll' },
  recipePortions: { fi: 'Annoksia', en: 'Portions', se: 'Portioner', de: 'Portionen' },
  recipePortionSize: { fi: 'Annoskoko', en: 'Portion size', se: 'Portionsstorlek', de: 'Portionsgröße' },
  recipeDiets: { fi: 'Ruokavaliot', en: 'Diets', se: 'Specialkost', de: 'Ernährungsweisen' },
  recipeIngredients: { fi: 'Ainekset', en: 'Ingredients', se: 'Ingredienser', de: 'Zutaten' },
  recipeMethod: { fi: 'Valmistusohje', en: 'Method', se: 'Gör så här', de: 'Zubereitung' },
  recipeNutrition: {
    fi: 'Ravintosisältö annosta kohti',
    en: 'Nutrition per portion',
    se: 'Näringsvärde per portion',
    de: 'Nährwerte pro Portion',
  },
  recipeProduct: { fi: 'Tutustu tuotteeseen', en: 'See the product', se: 'Läs mer om produkten', de: 'Zum Produkt' },
} satisfies FeatureMessages
