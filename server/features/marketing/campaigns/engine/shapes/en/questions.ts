import type { Goal } from '../../../../../../../shared/marketing/campaigns/scales';
import { type Fact, topicsOf } from '../shape';

/**
 * What buyers ask, by what a fact speaks of; the fact answers it. The narrower comes first. Facts are read in small letters
 * without accents, by whole words and mostly from their beginning: what a fact only mentions is not what it speaks of.
 */
export const topics = topicsOf(String.raw`
  \b(?:guarantee|warranty|guarantees|warranties)\b ~ Guarantee ~ What guarantee [does/do] {the} have? ~ What if something fails? ~ Is there a guarantee?
  ^(?:free |easy |\d+[- ]day |no[- ]quibble )*returns? (?:within|accepted|up to|by post|in|$)|^(?:free|easy|\d+[- ]day) returns?\b|\bmoney back\b|\bcan be returned\b ~ Returns ~ What if I change my mind? ~ Can I send [it/them] back? ~ How do returns work?
  ^(?:free |easy |size )*exchanges? (?:within|for|up to|in|free|of size)\b|^(?:free|easy|size) exchanges?\b|\b(?:can be|is|are) exchanged\b ~ Exchanges ~ What if I change my mind? ~ Can I exchange [it/them]? ~ How do exchanges work?
  ^(?:\S+ ){0,2}(?:delivery|shipping|postage)\b.*(?:[£$€]|\bfree\b|\bincluded\b)|^free (?:\S+ ){0,2}(?:delivery|shipping|postage)\b ~ Delivery ~ What does delivery cost? ~ Do I pay for delivery? ~ How much is delivery?
  ^(?:(?:next|same)[- ]day |uk |home )*(?:deliver(?:y|ed)|shipping|ships|shipped|arrives?|dispatched|we deliver)\b(?! of ) (?:\S+ ){0,5}(?:\d+|one|two|three|four|five|seven|ten)(?:[- ]to[- ]\S+)?[ -](?:working )?(?:hours?|days?|weeks?)\b|^(?:next|same)[- ]day (?:delivery|dispatch)\b|^lead time\b|^delivery time\b ~ Delivery ~ When [does/do] {the} arrive? ~ How long does delivery take? ~ How soon [is it/are they] here?
  ^(?:(?:home|local|kerbside) )?(?:delivery|delivered|shipping|ships|shipped) (?:to|by|on|in|at|across|throughout)\b|^home delivery\b|^we deliver\b ~ Delivery ~ How [does/do] {the} arrive? ~ How does delivery work? ~ Do you deliver?
  ^(?:please )?order (?:before|by|online|until)\b|^orders? (?:before|by|until)\b|\bordered (?:before|by)\b ~ Ordering ~ When do I have to order? ~ How do I order? ~ How does ordering work?
  ^(?:click and collect|collect (?:from|at|in|on)|collection (?:from|at|in|on)|pick[- ]?up (?:from|at|in)|picked up from|ready to collect)\b ~ Collection ~ How does collection work? ~ Can I collect it? ~ What about collection?
  ^(?:reserve|book) (?:ahead|by|before|online|in|your|up to)\b|^booking (?:ahead|online|by|required|essential)\b|^bookable\b ~ Booking ~ How do I book? ~ Do I have to book? ~ How does booking work?
  ^no (?:minimum )?(?:contract|term|lock-in|tie-in|commitment)\b|^(?:rolling|monthly|\d+[- ]month) contract\b|^without (?:a )?contract\b ~ Contract ~ Is there a contract? ~ What about a contract? ~ Am I tied in?
  ^(?:\S+ (?:or|and) )?cancel (?:any|at|in|up|with|when|before|free|online)|^(?:free |easy )?cancellation\b|\bcan be cancelled\b ~ Cancelling ~ Can I cancel? ~ How do I cancel? ~ What if I have to cancel?
  ^try (?:it|them)\b|^(?:free )?(?:\S+[- ]day |\S+[- ]week )?(?:free )?trial\b(?! (?:balance|report)) ~ Trial ~ Can I try [it/them] first? ~ Is there a trial? ~ Is there time to try [it/them]?
  ^first (?:class|session|visit|month|lesson|consultation)\b ~ The first time ~ How do I start? ~ What about the first time? ~ What happens the first time?
  ^second (?:one|pair|unit|bag|bottle|night)\b ~ A second one ~ What if I take another? ~ What does a second one cost? ~ Is there a price for more than one?
  ^(?:\S+ ){0,2}discount\b|^(?:[£$€]\d[\d.,]*|\d+ ?%) off\b ~ Discount ~ Is there a discount? ~ What discount is there? ~ When [is it/are they] cheaper?
  ^(?:holds?|takes?|supports?|carries) (?:up to |a load of )?\d[\d.,]* ?(?:kg|lbs?|stone)\b|^(?:max(?:imum)? )?(?:load|weight limit|user weight)\b ~ Maximum load ~ How much weight can [it/they] take? ~ What is the maximum load? ~ How much weight [does/do] {the} take?
  ^weighs?\b|^weight(?::| \d|$)|^\d[\d.,]*\s?(?:g|kg|lb|lbs|oz)(?: (?:loaf|piece))?$ ~ Weight ~ How much [does/do] {the} weigh? ~ What [does/do] {the} weigh? ~ How heavy [is/are] {the}?
  ^\d[\d.,]*[ -]?(?:g|kg|ml|cl|l|litres?|oz) (?:\S+ ){0,2}(?:bag|jar|bottle|tin|can|tub|pot|pack|box|tube|pouch)s?\b|^(?:\S+ )?(?:bag|jar|bottle|tin|can|box|pack|packet|tub|case|pouch)s? of (?:\d+|six|twelve|ten|four)\b ~ Pack size ~ How is it packed? ~ How much is in it? ~ What size does it come in?
  ^\d[\d.,]*\s?(?:cm|mm|m|in)?\s?[x×]\s?\d|^(?:dimensions|measurements|diameter)\b|^(?:width|height|length)(?::| of| \d)|^measures? \d|^\d[\d.,]*\s?(?:cm|mm|m|inches|ft) (?:tall|wide|long|high|deep|across|thick)\b ~ Measurements ~ What are the measurements? ~ How big [is/are] {the}? ~ What size [is/are] {the}?
  ^(?:capacity(?: of|:)?|holds) \d[\d.,]*\s?-?(?:l|ml|cl|litres?|liters?|pints?)\b|^\d[\d.,]*\s?-?(?:l|litres?|liters?)(?: capacity)?$ ~ Capacity ~ How much [does/do] {the} hold? ~ What is the capacity? ~ How much fits inside?
  ^(?:\S+ )?battery\b.*\d|^\d+[- ]hours? (?:of )?battery\b|^battery life\b ~ Battery ~ How long does the battery last? ~ What about the battery? ~ How long is the battery life?
  ^(?:\S+ )?without (?:a )?cables?$|^(?:cordless|wireless)$ ~ No cable ~ [Does it/Do they] need a cable? ~ Is a cable needed? ~ Is there a cable?
  ^(?:charges|recharges|recharged|charged|charging) (?:by|via|with|over|in|from|through|fully)\b|^(?:usb(?:-c)? )?(?:rechargeable|charging)\b ~ Charging ~ How [does it/do they] charge? ~ How do I charge {the}? ~ What about charging?
  \bdishwasher\b(?! (?:repair|install)) ~ Dishwasher ~ Can [it/they] go in the dishwasher? ~ How do I wash {the}? ~ [Is it/Are they] dishwasher safe?
  ^(?:machine|hand)[- ](?:wash|washable)\b|^(?:fully )?washable\b|^wash(?:es)? (?:at|by|on|in)\b|\bgoes in the wash\b|^dry[- ]clean\b|\bcovers? (?:is |are )?(?:removable and )?washable\b|^(?:removable,? )?washable covers?\b ~ Washing ~ How do I wash {the}? ~ Can I wash {the}? ~ How [is it/are they] washed?
  ^(?:wipes|wipe) (?:clean|down)\b|^easy to clean\b|^cleans with\b ~ Cleaning ~ How do I clean {the}? ~ How [is it/are they] cleaned? ~ What about cleaning?
  ^(?:needs? no ironing|no ironing|non-iron|no need to iron)\b ~ Ironing ~ Do I have to iron? ~ [Does it/Do they] need ironing? ~ What about ironing?
  ^(?:keeps|stays) dry in (?:the )?rain\b|^keeps (?:the )?rain out\b ~ Rain ~ What about rain? ~ What if it rains? ~ Can [it/they] get wet?
  ^(?:\S+ )?(?:waterproof|water-resistant|showerproof)\b ~ Water ~ Can [it/they] get wet? ~ [Is it/Are they] waterproof? ~ What about water?
  ^(?:includes?|comes? with|supplied with)\b|(?<!\bnot )\bincluded$ ~ What is included ~ What is included? ~ What comes with {the}? ~ What do I get?
  ^(?:ferments?|fermented|proved|aged|matured|roasted|baked|brewed|cold-pressed|pressed|smoked|slow-cooked|steamed)\b(?! by \d) ~ How it is made ~ How [is it/are they] made? ~ How do you make {the}? ~ How [is/are] {the} made?
  ^(?:stays?|keeps?) (?:\S+ )?(?:for )?(?:up to )?(?:\d+|one|two|three|four|five|six|nine|ten|twelve) (?:days?|weeks?|months?|years?)\b|^keeps? for\b|^(?:best before|shelf life)\b ~ Keeping ~ How long [does it/do they] keep? ~ How long [does/do] {the} keep? ~ How long [does it/do they] stay good?
  ^(?:origin|country of origin)\b|^(?:made|hand[- ]?made|woven|knitted|built|crafted|sewn|stitched|grown|printed|assembled|bottled|produced|designed|cut|baked|roasted|raised)(?: and \S+)?(?: by hand)? (?:in (?!\d|sizes?\b|\S+ (?:minutes|hours|days|weeks|sizes|colours)|one\b|two\b|small batches|batches|oak|cotton|wool|steel|glass|the (?:cold|dark))|on (?:one|our|the|a) farm) ~ Origin ~ Where [is/are] {the} made? ~ Where [is it/are they] from? ~ Where [does/do] {the} come from?
  ^(?:oiled|waxed|polished|painted|finished|dyed|sanded) by hand\b ~ Finish ~ How [is/are] {the} finished? ~ What about the finish? ~ How [is it/are they] finished?
  ^(?:\S+ )?(?:made|woven|knitted|built|sewn|stitched|thrown|carved|poured|cut|tied|rolled) by hand\b|^hand-?(?:made|woven|stitched|poured|thrown|carved|knitted|sewn|tied|rolled)$ ~ Made by hand ~ How [is/are] {the} made? ~ [Is it/Are they] made by hand? ~ How [is it/are they] made?
  ^ingredients\b|^(?:made (?:with|from) |with |without |no |free from )?(?:\S+ )?(?:flour|wheat|sugar|cocoa|olives?|grapes?|additives|preservatives|milk|sourdough|tomato(?:es)?|butter|gluten|parabens|perfume|palm oil)(?:$| (?:from|and|or)\b)|^(?:without|no) added \S+ ~ Ingredients ~ What is in {the}? ~ What goes into {the}? ~ What are the ingredients?
  ^materials?:|^(?:made (?:of|from) |\d+ ?% |(?:solid|pure|organic|recycled|full[- ]grain|waxed|brushed|stainless|merino|\d mm|untreated|vegetable-tanned) )*(?:cotton|wool|merino|linen|silk|leather|steel|wood|oak|ash|walnut|pine|beech|larch|glass|ceramic|clay|silver|bamboo|canvas|denim|brass|copper|aluminium|stoneware|nylon|polyester)(?:$|,| and | or | from ) ~ Material ~ What [is/are] {the} made of? ~ Which materials are used? ~ What material [is it/are they]?
  ^(?:in |comes? in )?(?:\S+ )?sizes\b|^sizes?:|^sizes? (?:from|\d|xs|s|m) ~ Sizes ~ Which sizes are there? ~ What sizes [does it/do they] come in? ~ What about sizes?
  ^(?:(?:available |comes? )?in )?(?:\S+ )?colou?rs\b(?! by) ~ Colours ~ Which colours are there? ~ What colours [does it/do they] come in? ~ What about colours?
  ^colou?r\b(?![- ]?(?:coded|code|match|consult|correct|chart|analys|printing|print)) ~ Colour ~ What colour [is it/are they]? ~ What colour [is/are] {the}? ~ Which colour [is/are] {the}?
  ^(?:with )?(?:\S+ ){0,2}pockets?\b ~ Pockets ~ How many pockets are there? ~ What about pockets? ~ Are there pockets?
  ^(?:(?:full[- ]length|two-way|metal|ykk|side) )*(?:zip|zipper|clasp|buckle|magnetic clasp)\b|^lid with\b|^(?:closes|fastens) (?:with|by)\b|^zips? (?:up|shut|closed) ~ Fastening ~ How [does it/do they] close? ~ How [does/do] {the} close? ~ What keeps it shut?
  ^(?:comes?|packed|arrives?|supplied|delivered|presented|wrapped) in (?:an? )?(?:\S+ )?(?:box|bag|tin|tube|pouch|case|paper|cardboard|jar|crate)\b|^(?:gift box|gift wrap)|^(?:compostable|recyclable|plastic-free) packaging\b ~ Packaging ~ How [is it/are they] packed? ~ How [does it/do they] come? ~ How [is/are] {the} packed?
  ^(?:needs? )?no tools\b|^(?:fits|goes together|goes up|built) (?:\S+ )*without tools\b|^assembl(?:es|y|ed)\b(?!.*line)|^(?:goes|fits|bolts|clips|slots) together\b|^flat[- ]packed\b ~ Assembly ~ How do I put [it/them] together? ~ What about assembly? ~ [Is it/Are they] hard to put together?
  ^installs\b|^installation (?:by|in|is|within|takes|at)\b|^(?:installed|fitted) by\b ~ Installation ~ How [is it/are they] installed? ~ What about installation? ~ How does installation work?
  ^folds? (?:flat|away|up|down|to)\b|^stores? (?:upright|flat|under|in)\b|^stacks?\b|^fits (?:in|under|into|inside|behind)\b|^takes? (?:up )?(?:the|no|little) (?:room|space)\b ~ Space ~ How much room [does it/do they] need? ~ Where do I keep [it/them]? ~ Where [does/do] {the} fit?
  ^(?:small )?groups of\b|^(?:\d+|six|eight|ten|twelve) places (?:per|in each|a)\b|^class(?:es)? of (?:up to )?(?:\d+|six|eight|ten|twelve)(?: (?:people|students|children))?$ ~ Groups ~ How big are the groups? ~ How many are in a group? ~ What about group size?
  ^(?:for|up to|access for|sleeps|seats) (?:up to )?(?:\d+|two|three|four|five|six|eight|ten|twelve) ?(?:people|guests|users|employees|staff|students|players|seats|adults|diners)? ?$ ~ For how many ~ How many people [is it/are they] for? ~ For how many people? ~ How many people is that for?
  ^(?:24\/7 |phone |email |uk(?:-based)? |free |telephone |technical |live )*(?:support|help ?desk|helpline)(?: (?:by|from|on|at|in|via|over|included|every|until|team)\b|$)|^(?:an? |your )?(?:named|assigned|dedicated|personal) (?:accountant|contact|account manager|adviser|advisor|manager|tutor|consultant|engineer|person|project manager)\b|^(?:an? )?(?:assigned|named) \S+ (?:answers|replies)\b ~ Support ~ Who answers questions? ~ Who do I ask? ~ What if I have a question?
  ^(?:replies|we reply|responds|we respond|answers|we answer) (?:\S+ )?(?:within|in|by|the same)\b|^(?:same[- ]day )?(?:reply|response|answers?) (?:within|in|by)\b ~ Replies ~ How soon do I get an answer? ~ How long does a reply take? ~ How quick are replies?
  ^(?:same[- ]day |next[- ]day )?appointments? (?:within|in|on|from|the)\b|^evening (?:slots|appointments)\b|^(?:slots|appointments) (?:until|from)\b ~ Appointments ~ When can I have an appointment? ~ How do appointments work? ~ What about appointments?
  ^(?:can be repaired|repairable|spare parts? (?:available|for|in stock)|parts are (?:swapped|replaceable)|replaceable \S+)\b ~ Repairs ~ Can [it/they] be repaired? ~ What if a part breaks? ~ Are there spare parts?
  \badjustable\b|^(?:dims|adjusts)\b|^(?:\d+|two|three|four|five|six) (?:\S+ )?(?:levels|settings|speeds)\b ~ Settings ~ Can I adjust [it/them]? ~ What can I adjust? ~ What can be adjusted?
  ^(?:integrates?|connects?|syncs?|works) (?:\S+ ){0,2}(?:to|with|from|into)\b(?! (?:one|both|either|your) )|^compatible with\b|^integrations?\b ~ Compatibility ~ What [does it/do they] work with? ~ What [does/do] {the} work with? ~ What about compatibility?
  ^exports? (?:\S+ ){0,2}(?:to|as|in)\b ~ Exports ~ What can I export? ~ What about exports? ~ How do I get my data out?
  ^(?:(?:data|everything) (?:is )?backed up|(?:daily|nightly|hourly|automatic) back-?ups?)\b ~ Back-ups ~ What about back-ups? ~ How often is there a back-up? ~ What if something is lost?
  ^(?:your |all |the )?(?:data|back-?ups?|servers?)\b.*\b(?:servers?|stored|kept|encrypted|hosted|uk|eu|europe)\b|^hosted (?:in|on)\b ~ Data ~ Where is the data kept? ~ What happens to the data? ~ How is the data kept?
  ^(?:in )?(?:\d+|two|three|four|five|six|several) languages\b|^(?:available |taught |given )?in (?:spanish|english|french|german|welsh)\b|^languages?: ~ Languages ~ Which languages are there? ~ Which languages [is it/are they] in? ~ What about languages?
  ^lasts? (?:for )?(?:up to |about )?(?:\d|an? |one|two|three|four|five|six) ~ Duration ~ How long [does it/do they] last? ~ How long [does/do] {the} last? ~ How long is that?
  ^duration\b|^takes? (?:about |around |only |just |under )?(?:\d+|an?|one|two|three|four|five|half)\b.*\b(?:minutes?|hours?|days?|weeks?)\b|^(?:\d+|two|three|four|five|six|eight|ten|twelve) (?:minutes|mins?|hours|weeks)(?: long)?$|^(?:\d+|two|three|four|five|six|eight|ten|twelve)[ -](?:\S+ )?(?:sessions|lessons|nights)\b|^(?:\d+|two|three)[- ](?:hour|week|day|minute) (?:\S+ )?(?:course|class|tour|workshop|session|lesson)s?\b|^(?:classes|sessions|lessons|tours|workshops) of \d+.*(?:minutes|hours)\b ~ Duration ~ How long does it take? ~ How long [is it/are they]? ~ How long [is/are] {the}?
  ^ready (?:in|within) (?:about |under )?(?:\d|an? |one|two|three|four|five|ten|twenty) ~ Time ~ How long does it take? ~ How soon [is it/are they] ready? ~ How quick [is it/are they]?
  ^(?:open |from |every |on )*(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekday|weekend)s?\b(?!.* (?:menu|special|roast|delivery|club))|^opening hours\b|^open (?:from|until|till|daily|late|every|\d)|^(?:from|until|till) \d{1,2}(?::\d\d)?\s?(?:am|pm)?\b ~ Hours ~ When is it? ~ What are the hours? ~ At what times?
  \b(?:until|before|by) (?:the )?\d+(?:st|nd|rd|th)? (?:of )?(?:january|february|march|april|may|june|july|august|september|october|november|december)\b|^(?:deadline|closing date)(?::| is| for) ~ Deadline ~ Until when? ~ What is the deadline? ~ What is the last day?
  ^(?:pay|payment|paid|instalments|finance)\b(?! (?:and|slips?|run|attention)) ~ Payment ~ How do I pay? ~ What about payment? ~ How does payment work?
  ^(?:no|without) (?:previous |prior )?(?:experience|knowledge)\b|^(?:suitable )?for beginners\b|^beginners welcome\b ~ Level ~ Do I need experience? ~ Do I have to know anything first? ~ [Is it/Are they] for beginners?
  ^(?:sold|stocked) in\b ~ Where it is sold ~ Where [is/are] {the} sold? ~ Who sells {the}? ~ [Is it/Are they] sold in shops?
  ^(?:used|worn|trusted) (?:by|in)\b|^\d[\d,]* \S+ use (?:it|them)\b ~ Who uses it ~ Who uses {the}? ~ Does anybody use [it/them] yet? ~ Who uses [it/them] already?
  ^(?:independently |fully |lab[- ]|field[- ])?(?:tested|trialled)\b ~ Tests ~ How [is/are] {the} tested? ~ [Has it/Have they] been tested? ~ What tests [has it/have they] had?
  ^(?:\S+ ){0,3}(?:award|medal|prize)s?\b|^(?:winner|finalist|awarded|highly commended)\b|^award-winning\b ~ Awards ~ What awards [has it/have they] won? ~ What awards [has/have] {the} won? ~ [Has it/Have they] won anything?
  ^(?:(?:carried out|taught|led|run|given|done|guided|inspected) by|(?:\S+ )?(?:qualified|registered|approved|certified|accredited|licensed|trained) (?:teachers|inspectors|engineers|accountants|testers|instructors|tutors|technicians|staff|guides|therapists|electricians))\b ~ Who does it ~ Who does the work? ~ Who is in charge of it? ~ Who am I dealing with?
  ^(?:certified|accredited|\S+[- ](?:certified|accredited|registered))$|^(?:certified|accredited) (?:to|by)\b ~ Certificates ~ What certificates are there? ~ [Is it/Are they] certified? ~ What about certificates?
  ^(?:\S+ ){0,3}since (?:19|20)\d\d\b|^(?:over |more than )?\d+ years (?:of|in|as)\b|\bby us for \d+ years$ ~ Years ~ How long have you done this? ~ Since when? ~ How much experience is there?
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

/** What happens when the form is sent, on its button. */
export const submits: Record<Goal, readonly string[]> = {
  buy: ['Ask for details', 'Send my details', 'Request information'],
  quote: ['Request a quote', 'Ask for a quote', 'Send my request'],
  demo: ['Request a demo', 'Book a demo', 'Ask for a demo'],
  visit: ['Book my visit', 'Arrange a visit', 'Request a visit'],
  subscribe: ['Sign me up', 'Subscribe', 'Put me on the list'],
};
