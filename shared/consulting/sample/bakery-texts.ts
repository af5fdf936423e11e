/** The texts of the bakery; ratings, hours and kinds are the same in every language. */
export interface BakeryTexts {
  name: string;
  sector: string;
  email: string;
  products: [name: string, description: string][];
  departments: [name: string, does: string, programs: string | undefined][];
  problems: [description: string, measure: string | undefined][];
  strengths: string[];
}
