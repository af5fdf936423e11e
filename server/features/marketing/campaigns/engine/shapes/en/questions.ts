import { type Fact, topicsOf } from '../shape';

/** What buyers ask, by what a fact speaks of; the fact answers it. The narrower comes first. */
export const topics = topicsOf(String.raw`
  guarante|warrant ~ Guarantee ~ What guarantee [does/do] {the} have? ~ What if it fails? ~ Is there a guarantee?
  returns? (?:within|accepted|up to)|(?:free|day|easy) returns?|exchange|money back ~ Exchanges ~ What if I change my mind? ~ Can I exchange it? ~ How do exchanges work?
  (?:deliver|shipping|postage).*(?:[£$€]|free|included) ~ Delivery ~ What does delivery cost? ~ Do I pay for delivery? ~ Is delivery included?
  (?:deliver|ship|arrive|dispatch).*\d+[ -](?:hours?|days?|weeks?|working) ~ Delivery ~ When [does/do] {the} arrive? ~ How long does delivery take? ~ How soon is it here?
  ^(?:deliver\w*|shipping|ships|shipped|home delivery)\b ~ Delivery ~ How [does/do] {the} arrive? ~ How does delivery work? ~ Do you deliver?
  \border (?:before|by)\b|\bcollect\b|pick(?:ed)? up ~ Ordering ~ When do I have to order? ~ How do I order? ~ How does ordering work?
  \b(?:reserve|booking ahead|book by|book before)\b ~ Booking ~ How do I book? ~ When do I have to book? ~ How does booking work?
  no (?:minimum )?(?:contract|term)|lock-in|contract ~ Contract ~ Is there a contract? ~ How long is the contract? ~ Am I tied in?
  cancel ~ Cancelling ~ Can I cancel? ~ How do I cancel? ~ What if I have to cancel?
  \btry (?:it|them)\b|trial|first (?:class|session|visit|month) ~ Trial ~ Can I try it first? ~ Is there a trial? ~ How do I start?
  second (?:one|pair|unit|bag|bottle|night) ~ A second one ~ What if I take two? ~ What does a second one cost? ~ Is there a price for two?
  discount|% off ~ Discount ~ Is there a discount? ~ What discount is there? ~ When is it cheaper?
  ^(?:weighs?|weight)\b|^\d[\d.,]*\s?(?:g|kg|lb|lbs|oz) (?:loaf|piece) ~ Weight ~ How much [does/do] {the} weigh? ~ What [does/do] {the} weigh? ~ How heavy [is/are] {the}?
  \b(?:bag|jar|bottle|tin|can|box|pack|packet|tub|case|bar)s?\b.*\d|\d.*\b(?:bag|jar|bottle|tin|can|tub|pot)s?\b ~ Pack size ~ How is it packed? ~ How much is in it? ~ What size does it come in?
  \d\s?(?:cm|mm|m|in)?\s?[x×]\s?\d|^(?:dimensions|measurements|size|width|height|length|diameter|measures?)\b ~ Measurements ~ What are the measurements? ~ How big [is/are] {the}? ~ What size [is/are] {the}?
  (?:^|capacity.*|holds )\d[\d.,]*\s?-?(?:l|ml|cl|litres?|liters?|pints?)\b(?! (?:pot|bag|bottle|tin|jar|box)) ~ Capacity ~ How much [does/do] {the} hold? ~ What is the capacity? ~ How much fits inside?
  battery.*\d|\d.*battery ~ Battery ~ How long does the battery last? ~ What about the battery? ~ How long is the battery life?
  without (?:a )?cables?|cordless|wireless ~ No cable ~ [Does it/Do they] need a cable? ~ Is a cable needed? ~ Is there a cable?
  \busb\b|charges?\b|rechargeable ~ Charging ~ How [does it/do they] charge? ~ How do I charge {the}? ~ What about charging?
  dishwasher ~ Dishwasher ~ Can it go in the dishwasher? ~ How do I wash {the}? ~ Is it dishwasher safe?
  \bwash|\blaundry|dry clean ~ Washing ~ How do I wash {the}? ~ Can I wash {the}? ~ How [is it/are they] washed?
  wipes?\b|\bclean\b ~ Cleaning ~ How do I clean {the}? ~ How [is it/are they] cleaned? ~ What about cleaning?
  iron(?:ing|ed)?\b ~ Ironing ~ Do I have to iron? ~ Does it need ironing? ~ What about ironing?
  \brain\b ~ Rain ~ What about rain? ~ What if it rains? ~ Can it get wet?
  waterproof|water-resistant|showerproof ~ Water ~ Can it get wet? ~ Is it waterproof? ~ What about water?
  ^(?:includes?|comes? with|supplied with)\b|\bincluded\b ~ What is included ~ What is included? ~ What comes with {the}? ~ What do I get?
  ferment|\bproved\b|\baged\b|\bmatured\b|roasted|\bbaked\b|\bbrewed\b ~ How it is made ~ How [is it/are they] made? ~ How do you make {the}? ~ How [is/are] {the} made?
  (?:stays?|keeps?) (?:\w+ )*\d|keeps? for|best before|shelf life ~ Keeping ~ How long [does it/do they] keep? ~ How long [does/do] {the} last? ~ How long [does it/do they] stay good?
  ^origin|\b(?:made|woven|knitted|built|crafted|sewn|stitched|grown|printed|handmade|assembled|bottled|produced|designed)\b (?:by hand )?in ~ Origin ~ Where [is/are] {the} made? ~ Where [is it/are they] from? ~ Where [does/do] {the} come from?
  ^(?:oiled|waxed|polished|painted|finished|dyed|sanded) by hand ~ Finish ~ How [is/are] {the} finished? ~ What about the finish? ~ How [is it/are they] finished?
  by hand\b|handmade|hand-?\w+ed ~ Made by hand ~ How [is/are] {the} made? ~ [Is it/Are they] made by hand? ~ How [is it/are they] made?
  ^ingredients|\bflour\b|\bwheat\b|\bsugar\b|\bcocoa\b|\bolives?\b|\bgrapes?\b|additives|\bmilk\b|sourdough|\btomato ~ Ingredients ~ What is in {the}? ~ What goes into {the}? ~ What are the ingredients?
  ^material|^(?:made (?:of|from) |\d+ ?% |(?:solid|pure|organic|recycled|full[- ]grain|waxed|brushed|stainless|merino|\d mm) )*(?:cotton|wool|merino|linen|silk|leather|steel|wood|oak|ash|walnut|pine|beech|glass|ceramic|clay|silver|bamboo|canvas|denim|brass|copper|aluminium|stoneware|nylon|polyester)(?:$|,| and | or | from ) ~ Material ~ What [is/are] {the} made of? ~ Which materials are used? ~ What material is it?
  \bsizes\b|^size ~ Sizes ~ Which sizes are there? ~ What sizes [does it/do they] come in? ~ Is there more than one size?
  \bcolou?rs\b ~ Colours ~ Which colours are there? ~ What colours [does it/do they] come in? ~ Is there more than one colour?
  \bcolou?r\b ~ Colour ~ What colour [is it/are they]? ~ What colour [is/are] {the}? ~ Which colour [is/are] {the}?
  pockets? ~ Pockets ~ How many pockets are there? ~ What about pockets? ~ Are there pockets?
  \bzip|\bclasp\b|\blid\b|\bbuckle ~ Fastening ~ How [does it/do they] close? ~ How [does/do] {the} close? ~ What keeps it shut?
  ^(?:comes?|packed|arrives?|supplied|delivered) in\b|gift box ~ Packaging ~ How [is it/are they] packed? ~ How [does it/do they] come? ~ How [is/are] {the} packed?
  no tools|without tools|assembl ~ Assembly ~ How do I put it together? ~ Do I need tools? ~ What about assembly?
  install ~ Installation ~ How is it installed? ~ Who installs it? ~ What about installation?
  folds?\b|stores?\b|stacks?\b|\bfits (?:in|under|into)|takes? (?:up )?the room ~ Space ~ How much room does it need? ~ Where do I keep it? ~ Where [does/do] {the} fit?
  (?:for|up to|access for|sleeps|seats) (?:\d+|two|three|four|five|six|eight|ten|twelve) ?(?:people|guests|users|employees|staff|students|players|seats)? ?$ ~ For how many ~ How many people is it for? ~ For how many people? ~ How many people does it cover?
  support|help desk|answers?\b|assigned|account manager|by phone ~ Support ~ Who answers questions? ~ Who do I ask? ~ What if I have a question?
  repair|spare parts?|swapped|replaceable ~ Repairs ~ Can it be repaired? ~ What if a part breaks? ~ Are there spare parts?
  \bdims?\b|adjust|levels\b|settings ~ Settings ~ Can I adjust it? ~ How do I adjust {the}? ~ How [is it/are they] adjusted?
  exports?\b|imports?\b|integrat|compatible|connects?\b|syncs? ~ Compatibility ~ What does it work with? ~ What does it connect to? ~ Does it connect to other programs?
  servers?\b|back-?ups?\b|\bdata\b ~ Data ~ Where is the data kept? ~ What happens to the data? ~ How is the data kept?
  languages?\b|in spanish|in english ~ Languages ~ Which languages are there? ~ Which languages is it in? ~ What about languages?
  ^(?:lasts?|duration)\b|^takes? (?:about |around |only )?(?:\d|an? |one|two|three|half).*(?:minute|hour|day|week)|^(?:\d+|two|three|four|five|six|eight|ten|twelve) (?:minutes|mins?|hours|weeks)$|\b\d+[ -](?:sessions?|lessons?|classes|nights)\b|\d+-(?:hour|week|day|minute) (?:course|class|tour|workshop|session|lesson) ~ Duration ~ How long does it take? ~ How long is it? ~ How long [does/do] {the} last?
  ready in|within \d+ (?:minutes|hours|days|weeks)|in \d+ (?:minutes|hours|days|weeks) ~ Time ~ How long does it take? ~ How soon? ~ How quick is it?
  monday|saturday|sunday|weekday|evenings?\b|opening hours|\b(?:from|until|till) \d{1,2}(?::\d\d)?\s?(?:am|pm)?$|^\w+days \d ~ Hours ~ When is it? ~ What are the hours? ~ At what times?
  (?:until|before) \d+ (?:january|february|march|april|may|june|july|august|september|october|november|december)|deadline ~ Deadline ~ Until when? ~ How long does it run? ~ What is the deadline?
  \bsold in\b|\bstocked\b ~ Where it is sold ~ Where [is/are] {the} sold? ~ Who sells {the}? ~ Is it sold in shops?
  \buse (?:it|them)\b ~ Who uses it ~ Who uses {the}? ~ Where [is/are] {the} used? ~ Does anybody use it yet?
  \btested\b|\btrialled\b ~ Tests ~ How [is/are] {the} tested? ~ Has it been tested? ~ What tests has it had?
  since (?:19|20)\d\d|for \d+ years|years of ~ Years ~ How long have you done this? ~ Since when? ~ How much experience is there?
`);

/** Questions for a fact that is a pair; `{label}` is its first side. */
export const askedOfPair = ['What is the {label}?', 'What is the {label} of {the}?'] as const;

export const askedOfPrice = [
  'How much [is/are] {the}?',
  'What [does/do] {the} cost?',
  'What is the price?',
  'How much do I pay?',
] as const;

/** Questions that a fact of a kind answers, where it speaks of nothing above. */
export const askedOfKind: Record<Fact, readonly string[]> = {
  feature: ['What [is/are] {the} like?', 'What [does/do] {the} have?', 'What should I know about {the}?'],
  advantage: ['What do I get out of {the}?', 'What do I notice with {the}?', 'How do I use {the}?'],
  proof: ['What backs {the}?', 'What is behind {the}?', 'What can I go by?'],
  offer: ['What are the terms?', 'What is the offer?', 'What comes with an order?'],
};
